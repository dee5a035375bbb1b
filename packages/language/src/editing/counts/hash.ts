/** Arithmetic that gives the same 32 bits on every machine: keys of what was counted and learnt. */

/** The key of a text (FNV-1a over its UTF-16 code units). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash | 0;
}

/** The key of one key after another; the order matters. */
export function joinHash(first: number, second: number): number {
  const mixed = Math.imul(first ^ (second + 0x9e3779b9 + (first << 6) + (first >>> 2)), 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

/** Spreads a key over all its bits: its upper bits then serve as a shorter key. */
export function spread(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
