/** Draws of a tournament that are published: singles only. */
export type Draw = 'men' | 'women';

/** Numbers ESPN gives the draws. */
const BY_ID: ReadonlyMap<string, Draw> = new Map([
  ['1', 'men'],
  ['2', 'women'],
]);
const OTHER = /doubles|mixed|wheelchair|junior|boys|girls|quad|legend|team/;

/** Numbers of the two tours in what a match or tournament says of itself: "s:850~l:900~e:504-2022". */
const TOURS: ReadonlyMap<string, Draw> = new Map([
  ['851', 'men'],
  ['900', 'women'],
]);

/** Draw of the tour that a uid names. */
export const drawOfTour = (uid: string | undefined): Draw | undefined =>
  TOURS.get(/~l:(\d+)/.exec(uid ?? '')?.[1] ?? '');

/**
 * Draw by the feed's words ("mens-singles", "Women's Singles") or its number of the draw: undefined for doubles and
 * all others. Where the feed says nothing of the draw, it is that of the tour asked for.
 */
export function drawOf(words: string, id: string | undefined, asked: Draw): Draw | undefined {
  const plain = words.toLowerCase();
  if (OTHER.test(plain)) return undefined;
  if (/wom[ae]n|ladies/.test(plain)) return 'women';
  if (/\bmen|gentlem/.test(plain)) return 'men';
  return id === undefined ? asked : BY_ID.get(id);
}
