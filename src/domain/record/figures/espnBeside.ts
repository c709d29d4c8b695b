import { brierScore, logLossOfShare } from '../../leagues/scoringRules.ts';
import { grouped } from '../../lists/grouped.ts';
import { sum } from '../../numbers/numbers.ts';
import { sportLabel } from '../groups.ts';
import { decidedPart, isWin } from '../outcome.ts';
import type { RecordRow } from '../recordRow.ts';
import { type Loss, lossesOf } from './losses.ts';

/** Scores of our and ESPN's own chances on the same games. */
export interface EspnBeside {
  /** A sport's label, or "all". */
  readonly key: string;
  readonly decided: number;
  readonly ours: Loss;
  readonly espn: Loss;
  readonly coin: Loss;
}

/** The fewest games that are compared: of fewer, chance moves the scores by more than two forecasts differ. */
const LEAST_GAMES = 50;

type Of = 'ours' | 'espn' | 'coin';

interface Scored extends Readonly<Record<Of, Loss>> {
  readonly row: RecordRow;
  readonly weight: number;
}

function scored(row: RecordRow): Scored | undefined {
  const { basis, market, espnProbability: said, drawProbability } = row;
  if (basis !== 'pick' || market !== 'moneyline' || said === undefined) return undefined;
  const losses = drawProbability === undefined ? lossesOf(row) : undefined;
  if (!losses) return undefined;
  const given = isWin(row.outcome) ? said / 100 : 1 - said / 100;
  const espn = { squared: brierScore(given), log: logLossOfShare(given) };
  const { ours, coin } = losses;
  return { row, weight: decidedPart(row.outcome), ours, espn, coin };
}

function besideOf(key: string, all: readonly Scored[]): EspnBeside[] {
  const decided = sum(all.map(({ weight }) => weight));
  if (decided < LEAST_GAMES) return [];
  const mean = (of: Of): Loss => {
    const meanOf = (score: keyof Loss): number =>
      sum(all.map((each) => each.weight * each[of][score])) / decided;
    return { squared: meanOf('squared'), log: meanOf('log') };
  };
  return [{ key, decided, ours: mean('ours'), espn: mean('espn'), coin: mean('coin') }];
}

/** All games with ESPN's chance, then each league with enough of them, most games first. */
export function espnBeside(rows: readonly RecordRow[]): readonly EspnBeside[] {
  const all = rows.flatMap((row) => scored(row) ?? []);
  const leagues = [...grouped(all, ({ row }) => sportLabel(row.league))];
  return [
    ...besideOf('all', all),
    ...leagues
      .flatMap(([key, own]) => besideOf(key, own))
      .toSorted((one, other) => other.decided - one.decided),
  ];
}
