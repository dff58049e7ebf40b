/** French elision before a name, by the same rule as `tablee/texts/elision.py`: a test holds both to one list. */

const VOWELS = "aeiouœæ";

/** `d’Ada`, `de Bob`. */
export function de(name: string): string {
  return elides(name) ? `d’${name}` : `de ${name}`.trimEnd();
}

function elides(name: string): boolean {
  const [first = "", second = ""] = name.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const isLetter = /\p{L}/u.test(second);
  if (first === "y") return isLetter && !VOWELS.includes(second);
  if (first === "h") return isLetter;
  return first !== "" && VOWELS.includes(first);
}
