/** The same numbers for the same seed (mulberry32). */
export type Random = {
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T | null;
};

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit);
  };
  return { below, pick: (list) => (list.length === 0 ? null : (list[below(list.length)] ?? null)) };
}
