import type { SeasonRun } from '../run.ts';
import { playSeries } from '../series.ts';

/**
 * Teams level for fewer places than they are, the better by results first, play for them, as MLB did until 2021: of two the first
 * is at home; of three the first has the second at home, then the winner (for one place) or the loser (for two) meets the third;
 * of four the first has the second at home and the third the fourth, and for one place the winners meet. More than four: the best
 * four by results. Returns who is in. From general knowledge of MLB's rules of 2013.
 */
export function playForPlaces(run: SeasonRun, level: readonly number[], places: number): number[] {
  const [first = 0, second = 0, third = 0, fourth = 0] = level;
  const winner = playSeries(run, first, second, 'H');
  if (level.length === 2) return [winner];
  if (level.length === 3) {
    if (places === 1) return [playSeries(run, winner, third, 'H')];
    const loser = winner === first ? second : first;
    return [winner, playSeries(run, third, loser, 'H')];
  }
  const other = playSeries(run, third, fourth, 'H');
  return places === 1 ? [playSeries(run, winner, other, 'H')] : [winner, other];
}
