/** What a screen reader is told: the sentence of the latest thing that happened. */

class Announcer {
  polite = $state("");
  urgent = $state("");

  say(sentence: string): void {
    // The same words twice would not be read twice.
    this.polite = sentence === this.polite ? `${sentence}\u200b` : sentence;
  }

  /** Whoever comes now is not to hear what the one before was told. */
  hush(): void {
    this.polite = "";
    this.urgent = "";
  }

  warn(sentence: string): void {
    this.urgent = sentence === this.urgent ? `${sentence}\u200b` : sentence;
  }
}

export const announcer = new Announcer();
