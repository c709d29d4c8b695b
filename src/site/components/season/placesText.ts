import { seasonShareText } from '#domain/season/oddsText.ts';
import { ordinal } from '#domain/words/ordinal.ts';

/** The first place that at least this share of a team's seasons with a place reach, from the top. */
function placeAt(ranks: readonly number[], share: number): number {
  const all = ranks.reduce((sum, each) => sum + each, 0);
  let sum = 0;
  const at = ranks.findIndex((each) => {
    sum += each;
    return sum >= share * all - 1e-9;
  });
  return at < 0 ? ranks.length : at + 1;
}

/** A strip of places in words: "Arsenal: most often 1st (41%), eight seasons in ten between 1st and 4th". */
export function placesText(name: string, ranks: readonly number[]): string {
  const most = ranks.reduce((best, share, at) => (share > (ranks[best] ?? 0) ? at : best), 0);
  const share = ranks[most] ?? 0;
  if (share <= 0) return `${name}: in no place in any season`;
  const [low, high] = [placeAt(ranks, 0.1), placeAt(ranks, 0.9)];
  const often = `${name}: most often ${ordinal(most + 1)} (${seasonShareText(share)})`;
  return low === high
    ? often
    : `${often}, eight in ten between ${ordinal(low)} and ${ordinal(high)}`;
}
