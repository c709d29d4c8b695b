import { z } from 'zod';
import { lenientObject, looseFlag, looseText, raw } from '../../reading/fields.ts';

/**
 * ESPN's odds of one bookmaker. There are three generations, sometimes mixed in one entry: until about 2023 flat fields
 * (`details`, `spread`, `overUnder`, `homeTeamOdds.moneyLine`); then figures per phase inside each team
 * (`homeTeamOdds.close.moneyLine.american`); since 2025 figures per market and side (`moneyline.home.close.odds`). Prices and
 * lines are text or numbers, kept raw here.
 */

const sidePrice = lenientObject({ line: raw, odds: raw });
const phases = lenientObject({ close: sidePrice, current: sidePrice, open: sidePrice });

/** A figure that ESPN writes in several forms; not all are always present. */
const figures = lenientObject({
  american: raw,
  alternateDisplayValue: raw,
  odds: raw,
  displayValue: raw,
  fraction: raw,
  decimal: raw,
});
export type EspnFigures = z.output<typeof figures>;

const teamPhase = lenientObject({ moneyLine: figures, spread: figures, pointSpread: figures });
const teamOdds = lenientObject({
  favorite: looseFlag,
  moneyLine: raw,
  /** A price in fractions and in decimal odds, from books without a `moneyLine`. */
  summary: raw,
  value: raw,
  spreadOdds: raw,
  close: teamPhase,
  current: teamPhase,
  open: teamPhase,
});
export type EspnTeamOdds = z.output<typeof teamOdds>;

const totalPhase = lenientObject({ over: figures, under: figures, total: figures });

/** From bet365: prices in fractions, lines unchanged. */
const betting = lenientObject({ value: raw });
const bettingOdds = lenientObject({
  teamOdds: lenientObject({
    preMatchMoneyLineHome: betting,
    preMatchMoneyLineAway: betting,
    preMatchMoneyLineDraw: betting,
    preMatchSpreadHandicapHome: betting,
    preMatchSpreadHandicapAway: betting,
    preMatchSpreadHome: betting,
    preMatchSpreadAway: betting,
    preMatchTotalHandicap: betting,
    preMatchTotalOver: betting,
    preMatchTotalUnder: betting,
  }),
});

export const oddsSchema = z.object({
  provider: lenientObject({ id: looseText, name: looseText, displayName: looseText }),
  details: looseText,
  spread: raw,
  overUnder: raw,
  overOdds: raw,
  underOdds: raw,
  homeTeamOdds: teamOdds,
  awayTeamOdds: teamOdds,
  drawOdds: teamOdds,
  close: totalPhase,
  current: totalPhase,
  open: totalPhase,
  moneyline: lenientObject({ home: phases, away: phases, draw: phases }),
  pointSpread: lenientObject({ home: phases, away: phases }),
  total: lenientObject({ over: phases, under: phases }),
  bettingOdds,
});

export type EspnOdds = z.output<typeof oddsSchema>;
/** Time of a price: at the close (before the start: now), in play, or at the opening. */
export type OddsPhase = 'close' | 'current' | 'open';
