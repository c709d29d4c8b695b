/** Draws of a tournament that are published: singles only. */
export type Draw = 'men' | 'women';

/** ESPN's ids of the draws. */
const BY_ID: ReadonlyMap<string, Draw> = new Map([
  ['1', 'men'],
  ['2', 'women'],
]);
const OTHER = /doubles|mixed|wheelchair|junior|boys|girls|quad|legend|team/;

/** The two tours' numbers in the uid of a match or tournament: "s:850~l:900~e:504-2022". */
const TOURS: ReadonlyMap<string, Draw> = new Map([
  ['851', 'men'],
  ['900', 'women'],
]);

/** The draw of the tour in a uid. */
export const drawOfTour = (uid: string | undefined): Draw | undefined =>
  TOURS.get(/~l:(\d+)/.exec(uid ?? '')?.[1] ?? '');

/**
 * Draw by the feed's words ("mens-singles", "Women's Singles") or its number: undefined for doubles and all others. If the feed
 * does not say, the requested tour's draw.
 */
export function drawOf(words: string, id: string | undefined, asked: Draw): Draw | undefined {
  const plain = words.toLowerCase();
  if (OTHER.test(plain)) return undefined;
  if (/wom[ae]n|ladies/.test(plain)) return 'women';
  if (/\bmen|gentlem/.test(plain)) return 'men';
  return id === undefined ? asked : BY_ID.get(id);
}
