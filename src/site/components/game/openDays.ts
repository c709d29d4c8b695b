/** Cards that stand in the open, so that a phone's page is six screens: the table above names every game. */
export const OPEN_CARDS = 5;

/** How many days stand in the open: the first, and as many more as together have no more cards than that. */
export function openDays(sizes: readonly number[]): number {
  let cards = 0;
  const cut = sizes.findIndex((size, index) => {
    cards += size;
    return index > 0 && cards > OPEN_CARDS;
  });
  return cut === -1 ? sizes.length : cut;
}
