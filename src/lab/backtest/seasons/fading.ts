import { clamp } from '#domain/numbers/numbers.ts';
import { fadedShares } from '#engine/season/fading.ts';
import type { FileGame } from '../../fit/row.ts';
import { canChoose } from './choose.ts';
import type { Mornings } from './types.ts';

/** Shares of the gap that are tried. Finer steps only follow luck: a twentieth of a gap changes no odds. */
export const FADINGS = [0, 0.1, 0.2, 0.3, 0.4] as const;

/** A game counts on up to four mornings: each is a quarter of what one tells. */
const MORNINGS = 4;
/** SD of the fading among leagues, before anything is known of one. */
const PRIOR_SD = 0.15;
const LEAST = 1e-4;

/** Log loss of the games left on a season's mornings but that of its last week, summed, by fading. */
export function fadingLosses(mornings: Mornings, regular: readonly FileGame[]): number[] {
  const judged = [...mornings].filter(([moment]) => moment !== 'last week');
  return FADINGS.map((fading) =>
    judged.reduce((sum, [, inputs]) => {
      const left = regular.filter(({ date }) => date >= inputs.day);
      return sum + lossOf(fadedShares(inputs, fading), left);
    }, 0),
  );
}

function lossOf(shares: readonly number[], games: readonly FileGame[]): number {
  if (shares.length !== games.length) throw new RangeError('The games left are others');
  return games.reduce((sum, { homeScore, awayScore }, at) => {
    const share = clamp(shares[at] ?? 0, LEAST, 1 - LEAST);
    const won = homeScore > awayScore ? 1 : homeScore < awayScore ? 0 : 0.5;
    return sum - won * Math.log(share) - (1 - won) * Math.log(1 - share);
  }, 0);
}

/** The fading most likely by some seasons' losses and what leagues have in general; none with too few seasons. */
export function chooseFading(seasons: readonly (readonly number[])[]): number {
  if (!canChoose(seasons)) return 0;
  const tried = FADINGS.map((fading, at) => {
    const loss = seasons.reduce((sum, losses) => sum + (losses[at] ?? 0), 0) / MORNINGS;
    return { fading, loss: loss + fading ** 2 / (2 * PRIOR_SD ** 2) };
  });
  return tried.toSorted((one, other) => one.loss - other.loss)[0]?.fading ?? 0;
}
