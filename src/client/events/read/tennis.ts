import type { TennisEvent, TennisSchedule } from '#contract/answers/tennis/event.ts';
import type { ShownMatch } from '#contract/answers/tennis/prediction.ts';
import type { TennisStats } from '#contract/answers/tennis/stats.ts';
import type { CourtSurface } from '#domain/events/tennisMatch.ts';
import { isInstant, isList, isNumber, isRecord, isText } from '../../checks.ts';
import {
  asOfOf,
  EVENT_STATUS_WORDS,
  fieldWord,
  numberOf,
  pairOf,
  readId,
  readInstant,
  textOf,
  type Words,
  wordOf,
} from '../../fields.ts';
import type { ItemReader } from '../../list.ts';
import { besideOf } from './beside.ts';
import { saidPriceOf } from './pairPrice.ts';

const BARE_DATE = /^\d{4}-\d\d-\d\d$/;

/** The sets, all or none. */
function setsOf(value: unknown): readonly (readonly [number, number])[] {
  if (!isList(value)) return [];
  const sets = value.flatMap((set) => {
    const pair = pairOf(set);
    return pair ? [pair] : [];
  });
  return sets.length === value.length ? sets : [];
}

function scoreOf(value: unknown): Required<NonNullable<TennisEvent['result']>> | null {
  if (!isRecord(value)) return null;
  const { winner, sets, retired } = value;
  if (winner !== 'home' && winner !== 'away') return null;
  return { winner, sets: setsOf(sets), retired: retired === true };
}

/** Reads an event with at least the specification's fields. */
const readEvent: ItemReader<Required<TennisEvent>> = (item) => {
  if (!isRecord(item) || !isText(item.strEvent)) return undefined;
  const { strEvent, dateEvent } = item;
  if (!isText(dateEvent) || !BARE_DATE.test(dateEvent) || !isInstant(dateEvent)) return undefined;
  return {
    idEvent: String(item.idEvent ?? strEvent),
    strEvent,
    dateEvent,
    strTime: wordOf(item.strTime) ?? null,
    strVenue: wordOf(item.strVenue) ?? null,
    strCity: wordOf(item.strCity) ?? null,
    strCountry: wordOf(item.strCountry) ?? null,
    strHomeTeam: textOf(item.strHomeTeam),
    strAwayTeam: textOf(item.strAwayTeam),
    strThumb: wordOf(item.strThumb) ?? null,
    tournament: textOf(item.tournament),
    result: scoreOf(item.result),
    sample: item.sample === true,
    asOf: asOfOf(item.asOf),
  };
};

const byTour = (value: unknown): TennisSchedule['upcoming'] =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([tour, item]) => [tour, readEvent(item) ?? null]),
      )
    : {};

export function readTennisSchedule(answer: unknown): Required<TennisSchedule> {
  if (!isRecord(answer)) throw new TypeError('The answer is no schedule');
  return { upcoming: byTour(answer.upcoming), recent: byTour(answer.recent) };
}

const SURFACES: Words<CourtSurface> = { hard: true, clay: true, grass: true };

function priceOf(value: unknown): Required<NonNullable<ShownMatch['price']>> | null {
  if (!isRecord(value)) return null;
  const { provider, home, away } = value;
  return isNumber(home) && isNumber(away) ? { provider: textOf(provider), home, away } : null;
}

function setScoreOf(value: unknown): Required<ShownMatch['setScores'][number]>[] {
  if (!isRecord(value)) return [];
  const { winner, score, probability } = value;
  if ((winner !== 'home' && winner !== 'away') || !isText(score) || !isNumber(probability))
    return [];
  return [{ winner, score, probability }];
}

function gamesOf(value: unknown): Required<ShownMatch['games'][number]>[] {
  if (!isRecord(value)) return [];
  const { line, over, under } = value;
  return isNumber(line) && isNumber(over) && isNumber(under) ? [{ line, over, under }] : [];
}

/** Reads a match that can be drawn: two names and the win probability of one. */
export const readTennisPrediction: ItemReader<Required<ShownMatch>> = (item) => {
  if (!isRecord(item)) return undefined;
  const { strHomeTeam, strAwayTeam, homeWinProbability: home } = item;
  if (!isText(strHomeTeam) || !isText(strAwayTeam) || !isNumber(home)) return undefined;
  const startTime = [item.startTime, item.dateEvent].find(isInstant);
  return {
    id: readId(item.id) ?? readId(item.idEvent) ?? 0,
    idEvent: String(item.idEvent ?? `${strHomeTeam} ${strAwayTeam}`),
    tour: textOf(item.tour),
    tournament: textOf(item.tournament),
    round: wordOf(item.round) ?? null,
    surface: fieldWord(SURFACES, textOf(item.surface).toLowerCase()) ?? null,
    startTime: startTime ?? '',
    status: fieldWord(EVENT_STATUS_WORDS, item.status) ?? 'scheduled',
    strHomeTeam,
    strAwayTeam,
    bestOf: item.bestOf === 5 ? 5 : 3,
    homeWinProbability: home,
    awayWinProbability: numberOf(item.awayWinProbability) ?? 100 - home,
    price: priceOf(item.price),
    bestPrice: saidPriceOf(item.bestPrice),
    pricesAsOf: readInstant(item.pricesAsOf),
    ...besideOf(item),
    setScores: isList(item.setScores) ? item.setScores.flatMap(setScoreOf) : [],
    games: isList(item.games) ? item.games.flatMap(gamesOf) : [],
    meanGames: numberOf(item.meanGames) ?? 0,
    runs: numberOf(item.runs) ?? 0,
    sample: item.sample === true,
    asOf: asOfOf(item.asOf),
  };
};

export function readTennisStats(answer: unknown): Required<TennisStats> {
  if (!isRecord(answer)) throw new TypeError('The answer is no record of figures');
  const { totalTournaments, averageAccuracy, totalMatches } = answer;
  if (!isNumber(totalTournaments) || !isNumber(totalMatches)) {
    throw new TypeError('The answer has no figures');
  }
  return { totalTournaments, totalMatches, averageAccuracy: numberOf(averageAccuracy) ?? null };
}
