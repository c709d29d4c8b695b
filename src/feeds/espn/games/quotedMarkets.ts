import {
  type Moneyline,
  moneylineOf,
  readDecimal,
  readQuotedPrice,
  readSpread,
  type Spread,
  spreadQuote,
  type Total,
  totalQuote,
  wholeOf,
} from '../../reading/markets.ts';
import type { EspnFigures, EspnOdds, EspnTeamOdds, OddsPhase } from './oddsSchema.ts';

/** Both sides' abbreviations in the event. */
export interface SideAbbreviations {
  readonly home: string;
  readonly away: string;
}

const NAMED = /^(\S{1,8}) ([+-]?\d{1,3}(?:\.\d{1,2})?)$/;

/**
 * Home handicap from the one-line summary: "TEN -5.5" names a team and its handicap, "EVEN" is 0. If the moneyline is the main
 * market, the field contains a price ("LAD -114"): from 100 on it is not a line.
 */
export function homeLineOfDetails(
  details: string | undefined,
  sides: SideAbbreviations,
): number | undefined {
  if (!details) return undefined;
  const named = NAMED.exec(details.toUpperCase());
  if (!named) return readSpread(details);
  const line = readSpread(named[2]);
  if (line === undefined || Math.abs(line) >= 100) return undefined;
  if (named[1] === sides.home.toUpperCase()) return line;
  return named[1] === sides.away.toUpperCase() ? 0 - line : undefined;
}

/** A price from the first valid form. */
const priceOf = (figures: EspnFigures): number | undefined =>
  readQuotedPrice(figures?.american) ??
  readQuotedPrice(figures?.alternateDisplayValue) ??
  readQuotedPrice(figures?.odds) ??
  readQuotedPrice(figures?.fraction) ??
  readQuotedPrice(figures?.displayValue) ??
  readDecimal(figures?.decimal);

const lineOf = (figures: EspnFigures): unknown =>
  figures?.american ?? figures?.alternateDisplayValue ?? figures?.displayValue;

const flatPrice = (odds: EspnTeamOdds): number | undefined =>
  readQuotedPrice(odds?.moneyLine) ?? readQuotedPrice(odds?.summary) ?? readDecimal(odds?.value);

/** Which prices of an entry count. */
export interface QuotedPhases {
  /** Times in order of preference: the first with prices counts. */
  readonly phases: readonly OddsPhase[];
  /** Whether the fields without a time count, too. */
  readonly flat: boolean;
}

/** A line; if the latest prices have none on either side, the line next to them. */
const besides = (phase: OddsPhase, line: unknown, other: unknown, flatLine: unknown): unknown =>
  line ?? (phase === 'close' && other === undefined ? flatLine : undefined);

/** @param threeWay whether the market is complete only with a price for the draw */
export function readMoneyline(
  odds: EspnOdds,
  { phases, flat }: QuotedPhases,
  threeWay: boolean,
): Moneyline | undefined {
  const { moneyline: market, homeTeamOdds: home, awayTeamOdds: away, drawOdds: draw } = odds;
  const drawOf = (phase: OddsPhase) =>
    priceOf(draw?.[phase]?.moneyLine) ?? (phase === 'close' ? flatPrice(draw) : undefined);
  const byMarket = (phase: OddsPhase) => () =>
    moneylineOf(
      market?.home?.[phase]?.odds,
      market?.away?.[phase]?.odds,
      readQuotedPrice(market?.draw?.[phase]?.odds) ?? drawOf(phase),
    );
  const byTeam = (phase: OddsPhase) => () =>
    moneylineOf(
      priceOf(home?.[phase]?.moneyLine),
      priceOf(away?.[phase]?.moneyLine),
      drawOf(phase),
    );
  const betting = odds.bettingOdds?.teamOdds;
  const withoutTime = [
    () => moneylineOf(flatPrice(home), flatPrice(away), flatPrice(draw)),
    () =>
      moneylineOf(
        betting?.preMatchMoneyLineHome?.value,
        betting?.preMatchMoneyLineAway?.value,
        betting?.preMatchMoneyLineDraw?.value,
      ),
  ];
  return wholeOf(
    [...phases.map(byMarket), ...(flat ? withoutTime : []), ...phases.map(byTeam)],
    (prices) => !threeWay || prices.draw !== undefined,
  );
}

/** @param details the summary's home line, if the sport's summary is a line */
export function readSpreadMarket(
  odds: EspnOdds,
  { phases, flat }: QuotedPhases,
  details: number | undefined,
): Spread | undefined {
  const { pointSpread: market, homeTeamOdds: home, awayTeamOdds: away } = odds;
  const flatLine = flat ? (details ?? readSpread(odds.spread)) : undefined;
  const byMarket = (phase: OddsPhase) => () => {
    const [ours, theirs] = [market?.home?.[phase], market?.away?.[phase]];
    const line = besides(phase, ours?.line, theirs?.line, flatLine);
    return spreadQuote(line, theirs?.line, ours?.odds, theirs?.odds);
  };
  const byTeam = (phase: OddsPhase) => () => {
    const [ours, theirs] = [home?.[phase], away?.[phase]];
    const other = lineOf(theirs?.pointSpread);
    const line = besides(phase, lineOf(ours?.pointSpread), other, flatLine);
    return spreadQuote(line, other, priceOf(ours?.spread), priceOf(theirs?.spread));
  };
  const betting = odds.bettingOdds?.teamOdds;
  const withoutTime = [
    () => spreadQuote(flatLine, undefined, home?.spreadOdds, away?.spreadOdds),
    () =>
      spreadQuote(
        betting?.preMatchSpreadHandicapHome?.value,
        betting?.preMatchSpreadHandicapAway?.value,
        betting?.preMatchSpreadHome?.value,
        betting?.preMatchSpreadAway?.value,
      ),
  ];
  return wholeOf(
    [...phases.map(byMarket), ...(flat ? withoutTime : []), ...phases.map(byTeam)],
    (prices) => prices.home !== undefined && prices.away !== undefined,
  );
}

export function readTotalMarket(odds: EspnOdds, { phases, flat }: QuotedPhases): Total | undefined {
  const flatLine = flat ? odds.overUnder : undefined;
  const byMarket = (phase: OddsPhase) => () => {
    const [over, under] = [odds.total?.over?.[phase], odds.total?.under?.[phase]];
    const line = besides(phase, over?.line, under?.line, flatLine);
    return totalQuote(line, under?.line, over?.odds, under?.odds);
  };
  const byPhase = (phase: OddsPhase) => () => {
    const at = odds[phase];
    const line = besides(phase, lineOf(at?.total), undefined, flatLine);
    return totalQuote(line, undefined, priceOf(at?.over), priceOf(at?.under));
  };
  const betting = odds.bettingOdds?.teamOdds;
  const withoutTime = [
    () => totalQuote(flatLine, undefined, odds.overOdds, odds.underOdds),
    () =>
      totalQuote(
        betting?.preMatchTotalHandicap?.value,
        undefined,
        betting?.preMatchTotalOver?.value,
        betting?.preMatchTotalUnder?.value,
      ),
  ];
  return wholeOf(
    [...phases.map(byMarket), ...(flat ? withoutTime : []), ...phases.map(byPhase)],
    (prices) => prices.over !== undefined && prices.under !== undefined,
  );
}
