import type { Scope } from "./scope.ts";

/** A start tag that was found sound. */
export type StartTag = {
  /** In characters, `<` and `>` included. */
  length: number;
  /** As written, prefix included. */
  name: string;
  code: number;
  closesItself: boolean;
  /** Whether it has the attribute whose elements are listed. */
  isIdentified: boolean;
  /** The bindings around the element and inside it: the same unless the tag declares some. */
  outer: Scope;
  inner: Scope;
};

type Seen = { text: string; tag: StartTag };

const SLOTS = 1024;
/** Longer ones hold numbers of their own and do not come again. */
const LONGEST = 240;
/** How many characters tell one tag from another, about. */
const SAMPLES = 16;

/** Start tags of one document: each distinct one is read once, and then known again by its characters. */
export class SeenTags {
  /** By a cheap hash; a tag that meets another one in its slot takes its place. */
  readonly #slots: (Seen | undefined)[] = new Array<Seen | undefined>(SLOTS).fill(undefined);

  /** The tag that begins there, if the same characters were read before under the same bindings. */
  find(source: string, at: number, scope: Scope): StartTag | null {
    const seen = this.#slots[slotOf(source, at, source.indexOf(">", at))];
    return seen && seen.tag.outer === scope && source.startsWith(seen.text, at) ? seen.tag : null;
  }

  /** Remembers a tag, unless it cannot be known by where the first ">" stands. */
  note(source: string, at: number, tag: StartTag): void {
    const end = source.indexOf(">", at);
    if (tag.length > LONGEST || end + 1 !== at + tag.length) return;
    this.#slots[slotOf(source, at, end)] = { text: source.slice(at, end + 1), tag };
  }
}

function slotOf(source: string, at: number, end: number): number {
  const length = end - at;
  const step = 1 + Math.floor(Math.min(length, LONGEST) / SAMPLES);
  const stop = Math.min(end, at + LONGEST);
  let hash = length;
  for (let place = at + 1; place < stop; place += step) {
    hash = (Math.imul(hash, 31) + source.charCodeAt(place)) | 0;
  }
  return hash & (SLOTS - 1);
}
