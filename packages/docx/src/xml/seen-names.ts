const SLOTS = 512;

/**
 * Names of one document. They are few and recur all the time, so each is cut out of the source once:
 * the same string again takes no memory, and maps know its hash already.
 */
export class SeenNames {
  /** By a cheap hash; a name that meets another one in its slot takes its place. */
  readonly #slots: string[] = new Array<string>(SLOTS).fill("");

  /** The name between two offsets. */
  cut(source: string, start: number, end: number): string {
    const length = end - start;
    const middle = source.charCodeAt(start + (length >> 1));
    const slot = (source.charCodeAt(end - 1) * 37 + middle * 7 + length) & (SLOTS - 1);
    const seen = this.#slots[slot] as string;
    if (seen.length === length && source.startsWith(seen, start)) return seen;
    const name = source.slice(start, end);
    this.#slots[slot] = name;
    return name;
  }
}
