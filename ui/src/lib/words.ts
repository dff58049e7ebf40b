/** Words for people, from the same Fluent catalogues as everywhere else (`tablee/texts`). */

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import { de } from "./french";
import type { Lang } from "./protocol";

export type Blanks = Record<string, string | number>;

/** Says a message of a catalogue, whose messages and blanks the type lists (`python -m docs.types`). */
export type Say<Messages> = <Message extends keyof Messages & string>(
  message: Message,
  ...blanks: Messages[Message] extends null ? [] : [Messages[Message]]
) => string;

/** What a catalogue may ask for, as in `tablee/texts`. */
const FUNCTIONS = { DE: ([name]: FluentValue[]): FluentValue => de(String(name)) };

/** A catalogue, to be spoken from. A message that does not exist is our mistake. */
export function spoken<Messages>(lang: Lang, source: string): Say<Messages> {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: FUNCTIONS });
  const problems: Error[] = bundle.addResource(new FluentResource(source));
  if (problems[0]) throw problems[0];
  return (message, ...[blanks]) => {
    const found = bundle.getMessage(message)?.value;
    if (!found) throw new Error(`no message ${message} in ${lang}`);
    return bundle.formatPattern(found, blanks as Blanks | undefined);
  };
}
