import { z } from 'zod';
import { lenientObject, looseText, raw } from '../../../reading/fields.ts';

/** Prices of one bookmaker on a bout: figures per fighter, or (since 2025) per market and side. Kept raw here. */
const american = lenientObject({ american: raw });
const phase = lenientObject({ moneyLine: american });
const fighterOdds = lenientObject({
  moneyLine: raw,
  close: phase,
  current: phase,
  /** Whose price it is: the id itself, or an address that ends in it. */
  athlete: lenientObject({ id: looseText, $ref: looseText }),
});
const sidePrice = lenientObject({ odds: raw });
const sidePhases = lenientObject({ close: sidePrice, current: sidePrice });

export const fightOddsSchema = z.object({
  provider: lenientObject({ id: looseText, name: looseText, displayName: looseText }),
  homeAthleteOdds: fighterOdds,
  awayAthleteOdds: fighterOdds,
  homeTeamOdds: fighterOdds,
  awayTeamOdds: fighterOdds,
  moneyline: lenientObject({ home: sidePhases, away: sidePhases }),
});

export type EspnFightOdds = z.output<typeof fightOddsSchema>;
