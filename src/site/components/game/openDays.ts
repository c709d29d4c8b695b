/** Number of visible cards, so that a phone's page is six screens: the table above names every game. */
export const OPEN_CARDS = 5;

/** Number of visible days: the first, and more as long as all their cards stay within that number. */
export function openDays(sizes: readonly number[]): number {
  let cards = 0;
  const cut = sizes.findIndex((size, index) => {
    cards += size;
    return index > 0 && cards > OPEN_CARDS;
  });
  return cut === -1 ? sizes.length : cut;
}
