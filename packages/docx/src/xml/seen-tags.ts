import type { Scope } from "./scope.ts";

/** An attribute of a start tag, and where its value stands, counted from the tag's "<". */
export type TagAttribute = {
  code: number;
  start: number;
  end: number;
  /** Null until somebody asks for it. */
  value: string | null;
};

/** A start tag that was found sound. */
export type StartTag = {
  /** In characters, `<` and `>` included. */
  length: number;
  /** As written, prefix included. */
  name: string;
  code: number;
  attributes: readonly TagAttribute[];
  closesItself: boolean;
  /** The bindings around the element and inside it: the same unless the tag declares some. */
  outer: Scope;
  inner: Scope;
};

type Seen = { text: string; tag: StartTag };

/** Longer ones hold numbers of their own and do not come again. */
const LONGEST = 4096;
/** How many characters tell one tag from another, about. */
const SAMPLES = 24;
const [FEWEST_SLOTS, MOST_SLOTS, CHARACTERS_PER_SLOT] = [64, 8192, 256];

/** Start tags of one document: each distinct one is read once, and then known again by its characters. */
export class SeenTags {
  readonly #source: string;
  /** By a cheap hash; a tag that meets another one in its slot takes its place. */
  readonly #slots: (Seen | undefined)[];

  constructor(source: string) {
    this.#source = source;
    const wanted = Math.min(source.length / CHARACTERS_PER_SLOT, MOST_SLOTS);
    let count = FEWEST_SLOTS;
    while (count < wanted) count *= 2;
    this.#slots = new Array<Seen | undefined>(count).fill(undefined);
  }

  /** The tag that begins there, if the same characters were read before under the same bindings. */
  find(at: number, scope: Scope): StartTag | null {
    const seen = this.#slots[this.#slotOf(at, this.#source.indexOf(">", at))];
    if (!seen || seen.tag.outer !== scope) return null;
    return this.#source.startsWith(seen.text, at) ? seen.tag : null;
  }

  /** Remembers a tag, unless it cannot be known by where the first ">" stands. */
  note(at: number, tag: StartTag): void {
    const end = this.#source.indexOf(">", at);
    if (tag.length > LONGEST || end + 1 !== at + tag.length) return;
    this.#slots[this.#slotOf(at, end)] = { text: this.#source.slice(at, end + 1), tag };
  }

  #slotOf(at: number, end: number): number {
    const source = this.#source;
    const step = 1 + Math.floor((end - at) / SAMPLES);
    let hash = end - at;
    for (let place = end - 1; place > at; place -= step) {
      hash = (Math.imul(hash, 31) + source.charCodeAt(place)) | 0;
    }
    return (hash ^ (hash >> 13)) & (this.#slots.length - 1);
  }
}
