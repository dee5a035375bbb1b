/**
 * The index of the first item that passes a test, in a list of which all later ones pass it too; the
 * length of the list where none does.
 */
export function firstIndex<Item>(items: readonly Item[], passes: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(items[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
