import type { Bout, Fighter } from '../events/fightCard.ts';
import type { FightSide } from '../outcomes/fight.ts';
import { type BestPrice, bestPrice } from './bestPrice.ts';
import { fairPrices } from './fairPrice.ts';
import { koRate, winRate } from './record.ts';

/** The specification's fighter: what the feed says, and the figures that follow from it and from the simulation. */
export interface FighterProfile extends Fighter {
  /** % of fights won. */
  readonly winRate: number | undefined;
  /** % of wins by knockout or stoppage. */
  readonly koRate: number | undefined;
  /** Best moneyline found. */
  readonly moneylineOdds: BestPrice | undefined;
  /** Fair American odds of the simulation: no feed at hand quotes methods. */
  readonly koOdds: number | undefined;
  readonly decisionOdds: number | undefined;
}

export function fighterProfile(bout: Bout, side: FightSide): FighterProfile {
  const fighter = bout[side];
  const fair = bout.prediction && fairPrices(bout.prediction.outcome, side);
  return {
    ...fighter,
    winRate: winRate(fighter.record),
    koRate: koRate(fighter.record, fighter.knockoutWins),
    moneylineOdds: bestPrice(bout.moneyline, side),
    koOdds: fair?.knockout,
    decisionOdds: fair?.decision,
  };
}

/** "Champion" or "No. 4"; undefined where no ranking is known. */
export function rankText({ rank }: Pick<Fighter, 'rank'>): string | undefined {
  if (rank === undefined) return undefined;
  return rank === 0 ? 'Champion' : `No. ${rank}`;
}

const FORM_WORDS = { W: 'win', L: 'loss', D: 'draw', N: 'no contest' } as const;

/** Recent form for a screen reader, latest first: "win, loss, draw". */
export const formWords = (form: NonNullable<Fighter['recentForm']>): string =>
  form.map((letter) => FORM_WORDS[letter]).join(', ');
