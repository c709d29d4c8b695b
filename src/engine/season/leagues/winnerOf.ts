import type { SeasonRun } from '../run.ts';

/**
 * The winner of a series: games that are finished count, the others are played. `pattern` has one letter a game as the better-
 * placed side sees it: H at home, A away, N at neither's.
 */
export function winnerOf(run: SeasonRun, better: number, worse: number, pattern: string): number {
  const needed = (pattern.length + 1) / 2;
  let won = run.postseasonWins(better, worse);
  let lost = run.postseasonWins(worse, better);
  while (won < needed && lost < needed) {
    const where = pattern[won + lost];
    const wins =
      where === 'A'
        ? !run.playOne(worse, better, false)
        : run.playOne(better, worse, where === 'N');
    if (wins) won += 1;
    else lost += 1;
  }
  return won >= needed ? better : worse;
}
