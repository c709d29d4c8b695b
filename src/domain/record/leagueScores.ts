import type { RecordFigures } from './figures/recordFigures.ts';

/** Log losses of ours, the close and a coin on the same questions; absent if nobody said. */
export interface LeagueScores {
  /** Source: graded predictions, or walk-forward past seasons of a league. */
  readonly from:
    | 'record'
    | { readonly league: string; readonly seasons: string; readonly unit: string };
  readonly contests: number;
  readonly ours: number;
  /** The model alone, if ours is pooled with the close. */
  readonly own?: number | undefined;
  readonly close?: number | undefined;
  readonly coin?: number | undefined;
}

/** What a backtest says of one league. */
interface TestedLeague {
  readonly league: string;
  readonly seasons: string;
  /** The unit of the questions, in the plural: "games". */
  readonly unit: string;
  readonly answers: number;
  readonly ours: { readonly log: number };
  readonly own?: { readonly log: number } | undefined;
  readonly close?: { readonly log: number } | undefined;
  readonly coin?: { readonly log: number } | undefined;
}

/** Fewer graded contests with a close say less than past seasons. */
const ENOUGH = 100;

/**
 * A league's forecast scores: from the record once it has enough, else from its leagues' backtest.
 * @param label the sport's name in the record
 */
export function leagueScores(
  figures: RecordFigures | undefined,
  label: string,
  tested: readonly TestedLeague[],
): readonly LeagueScores[] {
  const group = figures?.leagues.find(({ key }) => key === label);
  const beside = group?.markets.find(({ market }) => market === 'moneyline')?.scores?.beside;
  if (beside && beside.decided >= ENOUGH) {
    const { decided, ours, close, coin } = beside;
    return [
      { from: 'record', contests: decided, ours: ours.log, close: close.log, coin: coin.log },
    ];
  }
  return tested.map(({ league, seasons, unit, answers, ours, own, close, coin }) => ({
    from: { league, seasons, unit },
    contests: answers,
    ours: ours.log,
    ...(close && own && { own: own.log }),
    ...(close && { close: close.log }),
    ...(coin && { coin: coin.log }),
  }));
}
