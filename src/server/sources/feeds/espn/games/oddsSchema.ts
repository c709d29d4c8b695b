import { z } from 'zod';
import { block, flag, raw, text } from '../../../reading/fields.ts';

/**
 * ESPN's odds of one bookmaker. Three generations occur, sometimes mixed in one entry:
 * to about 2023 flat fields (`details`, `spread`, `overUnder`, `homeTeamOdds.moneyLine`); then figures
 * per phase inside each team (`homeTeamOdds.close.moneyLine.american`); since 2025 figures per market
 * and side (`moneyline.home.close.odds`). Prices and lines are text or numbers: kept raw here.
 */

const sidePrice = block({ line: raw, odds: raw });
const phases = block({ close: sidePrice, current: sidePrice, open: sidePrice });

const american = block({ american: raw, alternateDisplayValue: raw });
const teamPhase = block({ moneyLine: american, spread: american, pointSpread: american });
const teamOdds = block({
  favorite: flag,
  moneyLine: raw,
  spreadOdds: raw,
  close: teamPhase,
  current: teamPhase,
  open: teamPhase,
});

const totalPhase = block({ over: american, under: american, total: american });

export const oddsSchema = z.object({
  provider: block({ name: text, displayName: text }),
  details: text,
  spread: raw,
  overUnder: raw,
  overOdds: raw,
  underOdds: raw,
  homeTeamOdds: teamOdds,
  awayTeamOdds: teamOdds,
  drawOdds: block({ moneyLine: raw }),
  close: totalPhase,
  current: totalPhase,
  open: totalPhase,
  moneyline: block({ home: phases, away: phases, draw: phases }),
  pointSpread: block({ home: phases, away: phases }),
  total: block({ over: phases, under: phases }),
});

export type EspnOdds = z.output<typeof oddsSchema>;
/** When a price stood: at the close (or, before the start, now), in play, or at the opening. */
export type Phase = 'close' | 'current' | 'open';
