/** More faults than this share are not of single items: the build fails, and the site before it stays up. */
const MOST_FAULTS = 0.1;

/**
 * What can be made of each item, without those that throw: a fault costs its own item and is said in the build's log.
 * Throws where more than one item and more than a tenth of them fail.
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
