import { z } from 'zod';
import { block, looseText, raw } from '../../../reading/fields.ts';

/** Prices of one bookmaker on a bout: figures per fighter, or (since 2025) per market and side. Kept raw here. */
const american = block({ american: raw });
const phase = block({ moneyLine: american });
const fighterOdds = block({
  moneyLine: raw,
  close: phase,
  current: phase,
  /** Whose price it is: the id itself, or an address that ends in it. */
  athlete: block({ id: looseText, $ref: looseText }),
});
const sidePrice = block({ odds: raw });
const sidePhases = block({ close: sidePrice, current: sidePrice });

export const fightOddsSchema = z.object({
  provider: block({ id: looseText, name: looseText, displayName: looseText }),
  homeAthleteOdds: fighterOdds,
  awayAthleteOdds: fighterOdds,
  homeTeamOdds: fighterOdds,
  awayTeamOdds: fighterOdds,
  moneyline: block({ home: sidePhases, away: sidePhases }),
});

export type EspnFightOdds = z.output<typeof fightOddsSchema>;
