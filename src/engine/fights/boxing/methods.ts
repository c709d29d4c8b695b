/**
 * How boxing matches are won: league averages from the literature, unvalidated on any data of ours.
 *
 * Men: 53.2 % of 1,690 professional fights in the United States in 2017 ended in KO (18.1 %) or TKO (35.1 %), 46.5 %
 * by decision: "Retrospective analysis of professional boxing fight outcomes in the United States during a 6-month
 * study period in 2017" (abstract). It counts women's fights too, which are few.
 * Women: 87 of 296 fights of the first half of 2014 (67 TKO, 20 KO): Wombat Sports, half-year report on professional
 * women's boxing (2014).
 * No source at hand splits these by scheduled rounds, so every length has the same share.
 */
import type { FightCorner, ForecastBout, MethodRates } from '../types.ts';

const KNOCKOUTS = { men: 0.532, women: 87 / 296 } as const;
/** Wins at the league's rate that a boxer's own knock-out share starts with, so a short record moves it little. */
const PSEUDO_WINS = 8;

export function boxingMethods(bout: ForecastBout): {
  readonly methodA: MethodRates;
  readonly methodB: MethodRates;
} {
  const base = bout.women ? KNOCKOUTS.women : KNOCKOUTS.men;
  return { methodA: methodsOf(bout.a, base), methodB: methodsOf(bout.b, base) };
}

/** A winner's share of knock-outs: his record's, with eight wins at the league's rate. */
function methodsOf({ record }: FightCorner, base: number): MethodRates {
  const known = record?.knockoutWins;
  const share =
    record === undefined || known === undefined
      ? base
      : (known + PSEUDO_WINS * base) / (record.wins + PSEUDO_WINS);
  return [share, 0, 1 - share];
}
