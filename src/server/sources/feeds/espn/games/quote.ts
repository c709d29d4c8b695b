import { LEAGUES, type League } from '#domain/league.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import {
  firstOf,
  type Moneyline,
  moneylineOf,
  readSpread,
  type Spread,
  spreadOf,
  type Total,
  totalOf,
} from '../../../reading/markets.ts';
import type { EspnOdds, Phase } from './schema.ts';

/** Abbreviations of both sides as the event names them. */
export interface Sides {
  readonly home: string;
  readonly away: string;
}

const NAMED = /^(\S{1,8}) ([+-]?\d{1,3}(?:\.\d{1,2})?)$/;

/**
 * Home handicap from the one-line summary: "TEN -5.5" names a team and its handicap, "EVEN" is 0.
 * Where the moneyline is the main market the same field holds a price ("LAD -114"): 100 and beyond is none.
 */
export function homeLineOfDetails(details: string | undefined, sides: Sides): number | undefined {
  if (!details) return undefined;
  const named = NAMED.exec(details.toUpperCase());
  if (!named) return readSpread(details);
  const line = readSpread(named[2]);
  if (line === undefined || Math.abs(line) >= 100) return undefined;
  if (named[1] === sides.home.toUpperCase()) return line;
  return named[1] === sides.away.toUpperCase() ? 0 - line : undefined;
}

/**
 * Which of several prices counts, per market: `close` (ESPN's name for the latest price before the
 * start, and then for the closing line), then `current`, then `open`. Of a game under way `current` is
 * an in-play price, which answers another question: it is never taken.
 */
const BEFORE: readonly Phase[] = ['close', 'current'];
const AFTER: readonly Phase[] = ['close'];

function moneyline(odds: EspnOdds, phases: readonly Phase[]): Moneyline | undefined {
  const { moneyline: market, homeTeamOdds: home, awayTeamOdds: away, drawOdds: draw } = odds;
  const byMarket = (phase: Phase) => () =>
    moneylineOf(
      market?.home?.[phase]?.odds,
      market?.away?.[phase]?.odds,
      market?.draw?.[phase]?.odds ?? (phase === 'close' ? draw?.moneyLine : undefined),
    );
  const byTeam = (phase: Phase) => () =>
    moneylineOf(home?.[phase]?.moneyLine?.american, away?.[phase]?.moneyLine?.american);
  return firstOf([
    ...phases.map(byMarket),
    () => moneylineOf(home?.moneyLine, away?.moneyLine, draw?.moneyLine),
    ...phases.map(byTeam),
    byMarket('open'),
    byTeam('open'),
  ]);
}

function spread(odds: EspnOdds, phases: readonly Phase[], sides: Sides, details: boolean) {
  const { pointSpread: market, homeTeamOdds: home, awayTeamOdds: away } = odds;
  const byMarket = (phase: Phase) => (): Spread | undefined => {
    const ours = market?.home?.[phase];
    const theirs = market?.away?.[phase];
    return spreadOf(ours?.line, theirs?.line, ours?.odds, theirs?.odds);
  };
  const byTeam = (phase: Phase) => () => {
    const ours = home?.[phase];
    const theirs = away?.[phase];
    const lineOf = (team: typeof ours) =>
      team?.pointSpread?.american ?? team?.pointSpread?.alternateDisplayValue;
    return spreadOf(lineOf(ours), lineOf(theirs), ours?.spread?.american, theirs?.spread?.american);
  };
  const flat = (line: unknown) => () =>
    spreadOf(line, undefined, home?.spreadOdds, away?.spreadOdds);
  return firstOf([
    ...phases.map(byMarket),
    flat(details ? homeLineOfDetails(odds.details, sides) : undefined),
    flat(odds.spread),
    ...phases.map(byTeam),
    byMarket('open'),
    byTeam('open'),
  ]);
}

function total(odds: EspnOdds, phases: readonly Phase[]): Total | undefined {
  const byMarket = (phase: Phase) => () => {
    const over = odds.total?.over?.[phase];
    const under = odds.total?.under?.[phase];
    return totalOf(over?.line, under?.line, over?.odds, under?.odds);
  };
  const byPhase = (phase: Phase) => () => {
    const at = odds[phase];
    const line = at?.total?.american ?? at?.total?.alternateDisplayValue;
    return totalOf(line, undefined, at?.over?.american, at?.under?.american);
  };
  return firstOf([
    ...phases.map(byMarket),
    () => totalOf(odds.overUnder, undefined, odds.overOdds, odds.underOdds),
    ...phases.map(byPhase),
    byMarket('open'),
    byPhase('open'),
  ]);
}

/** What a quote needs to know of its game. */
export interface QuoteContext {
  readonly league: League;
  readonly sides: Sides;
  /** True once play has begun. */
  readonly begun: boolean;
  readonly asOf: string;
}

/** Sports whose main market is the spread: there "EVEN" in `details` is a handicap of 0. */
const SPREAD_SPORTS = new Set(['football', 'basketball']);

/** One bookmaker's quote; undefined where none of its markets can be used. */
function readQuote(odds: EspnOdds, context: QuoteContext): OddsQuote | undefined {
  const { league, sides, begun, asOf } = context;
  const provider = odds.provider?.name ?? odds.provider?.displayName ?? 'ESPN';
  if (/\blive\b/i.test(provider)) return undefined;
  const phases = begun ? AFTER : BEFORE;
  const { canDraw, sport } = LEAGUES[league];
  const prices = moneyline(odds, phases);
  const markets = {
    moneyline: prices && !canDraw ? { home: prices.home, away: prices.away } : prices,
    spread: spread(odds, phases, sides, SPREAD_SPORTS.has(sport)),
    total: total(odds, phases),
  };
  if (!markets.moneyline && !markets.spread && !markets.total) return undefined;
  return { source: 'espn', provider, sample: false, asOf, ...markets };
}

/** Quotes of a game, one a bookmaker, in the feed's order. */
export function readQuotes(
  entries: readonly EspnOdds[],
  context: QuoteContext,
): readonly OddsQuote[] {
  const quotes = new Map<string, OddsQuote>();
  for (const entry of entries) {
    const quote = readQuote(entry, context);
    if (quote && !quotes.has(quote.provider)) quotes.set(quote.provider, quote);
  }
  return [...quotes.values()];
}
