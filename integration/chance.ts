/** Numbers that look like chance and are the same for the same seed: mulberry32. */
export type Chance = { below(limit: number): number; of<One>(list: readonly One[]): One };

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    of: (list) => {
      const one = list[below(list.length)];
      if (one === undefined) throw new Error("there is nothing to choose from");
      return one;
    },
  };
}
