import {
  fastestLapShares,
  poleShares,
  type RaceOutcome,
  retirementShares,
  topShares,
  winShares,
} from '../../outcomes/race.ts';
import type { RerunFigure } from '../rerunnable.ts';

/** 10,000 races give two exact digits. */
const text = (share: number | undefined): string => `${(100 * (share ?? 0)).toFixed(2)}%`;

/** One line a car: its chances to win, of the podium, of the first five, to retire, and of pole and fastest lap if drawn. */
export function raceFigures(outcome: RaceOutcome): RerunFigure[] {
  const columns = [
    ['win', winShares(outcome)],
    ['top 3', topShares(outcome, 3)],
    ['top 5', topShares(outcome, 5)],
    ['out', retirementShares(outcome)],
    ['pole', poleShares(outcome)],
    ['fastest lap', fastestLapShares(outcome)],
  ] as const;
  const shown = columns.filter(([, shares]) => shares.length > 0);
  return outcome.entrants.map(({ driver }, at) => [
    driver,
    shown.map(([name, shares]) => `${name} ${text(shares[at])}`).join(', '),
  ]);
}
