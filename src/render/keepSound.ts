/** A larger share of faults is not due to single items: the build fails, and the site before it stays up. */
const MOST_FAULTS = 0.1;

/**
 * The results for all items except those that throw: a fault loses only its item and is logged. Throws if more than one item and
 * more than a tenth of them fail.
 */
export function keepSound<Item, Sound>(
  items: readonly Item[],
  make: (item: Item) => Sound,
  nameOf: (item: Item) => string,
): Sound[] {
  const faults: unknown[] = [];
  const sound = items.flatMap((item) => {
    try {
      return [make(item)];
    } catch (error) {
      faults.push(error);
      console.error(`${nameOf(item)} is left out:`, error);
      return [];
    }
  });
  if (faults.length > 1 && faults.length > items.length * MOST_FAULTS) {
    throw new Error(`${faults.length} of ${items.length} cannot be shown.`, { cause: faults[0] });
  }
  return sound;
}
