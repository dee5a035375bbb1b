/** Choices from a seeded source of chance: the same on every machine. */
export type Random = () => number;

/** A whole number from 0 up to, but not including, the limit. */
export const below = (random: Random, limit: number): number => Math.floor(random() * limit);

export function pick<Item>(random: Random, list: readonly Item[]): Item {
  if (list.length === 0) throw new RangeError("nothing to pick from");
  return list[below(random, list.length)] as Item;
}
