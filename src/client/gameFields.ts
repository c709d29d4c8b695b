import { type Fields, isInstant, isList, isNumber, isRecord, isText } from './checks.ts';
import { type Check, cleaned, isFlag, numbers, numbersIn, texts } from './cleaned.ts';

/** The parts of a game's answer with only what can be drawn of them. */

const TEAM = texts('shortName', 'logoUrl', 'record', 'color', 'ratingKey');

export const teamFields = (team: Fields): Fields => ({
  shortName: team.name,
  ...cleaned(team, TEAM),
});

const WEATHER = {
  ...numbers('temperature', 'windSpeed', 'precipitation', 'visibility', 'humidity', 'uvIndex'),
  ...texts('windDirection', 'description'),
  asOf: isInstant,
};

export const weatherFields = (weather: unknown): Fields | undefined =>
  isRecord(weather) ? cleaned(weather, WEATHER) : undefined;

const VENUE = { city: isText, indoor: isFlag };

/** A place by its fields, or by its name alone. */
export function venueFields(venue: unknown): Fields | undefined {
  if (isText(venue)) return venue === '' ? undefined : { name: venue };
  return isRecord(venue) && isText(venue.name) ? cleaned(venue, VENUE) : undefined;
}

const isSource: Check = (value) => value === 'espn' || value === 'bovada';
const MONEYLINE = numbers('draw');
const SPREAD = numbers('home', 'away');
const TOTAL = numbers('over', 'under');

const market = (value: unknown, is: Check, checks: Readonly<Record<string, Check>>) =>
  isRecord(value) && is(value) ? cleaned(value, checks) : undefined;

function quoteFields(quote: unknown, asOf: string): Fields[] {
  if (!isRecord(quote) || !isSource(quote.source)) return [];
  const { source, provider, sample } = quote;
  return [
    {
      ...quote,
      provider: isText(provider) ? provider : String(source),
      sample: sample === true,
      asOf: isInstant(quote.asOf) ? quote.asOf : asOf,
      moneyline: market(quote.moneyline, numbersIn('home', 'away'), MONEYLINE),
      spread: market(quote.spread, numbersIn('line'), SPREAD),
      total: market(quote.total, numbersIn('line'), TOTAL),
    },
  ];
}

/** Prices of two books at most: what is none is left out. */
export const oddsFields = (odds: unknown, asOf: string): readonly Fields[] =>
  isList(odds) ? odds.flatMap((quote) => quoteFields(quote, asOf)) : [];

const isPair: Check = (value) => isList(value) && value.length === 2 && value.every(isNumber);

/** [lowest value, counts from there on] */
const isPacked: Check = (value) =>
  isList(value) && isNumber(value[0]) && isList(value[1]) && value[1].every(isNumber);

/** Rows of [home score, lowest away score, counts from there on]. */
const isGrid: Check = (value) =>
  isList(value) && value.every((row) => isList(row) && isNumber(row[0]) && isPacked(row.slice(1)));

const SIMULATION = {
  ...numbers('iterations', 'homeWins', 'awayWins'),
  ...numbers('spreadConfidence', 'totalConfidence', 'marketConsensus'),
  mostLikelyScore: isPair,
  grid: isGrid,
  margins: isPacked,
  totals: isPacked,
};

export const simulationFields = (data: unknown): Fields =>
  isRecord(data) ? cleaned(data, SIMULATION) : {};
