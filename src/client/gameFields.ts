import type { Broadcasts, GameStage, GameStatus, Score, Team, Venue } from '#domain/game/game.ts';
import type { Weather } from '#domain/game/weather.ts';
import type { PackedHistogram } from '#domain/numbers/packedHistogram.ts';
import { type Fields, isList, isNumber, isRecord, isText, listCheck } from './checks.ts';
import {
  EVENT_STATUS_WORDS,
  fieldWord,
  flagOf,
  numberOf,
  readInstant,
  saidText,
} from './fields.ts';

/**
 * Readers of the parts of a game's answer, each built anew from what can be drawn. `Required`: a new field of the domain's type
 * does not compile until it is read here.
 */

export function readTeam(team: unknown): Required<Team> | undefined {
  if (!isRecord(team) || !isText(team.name) || !isText(team.abbreviation)) return undefined;
  return {
    name: team.name,
    shortName: saidText(team.shortName) ?? team.name,
    abbreviation: team.abbreviation,
    logoUrl: saidText(team.logoUrl),
    record: saidText(team.record),
    rank: numberOf(team.rank),
    color: saidText(team.color),
    ratingKey: saidText(team.ratingKey),
  };
}

export function readWeather(weather: unknown): Required<Weather> | undefined {
  if (!isRecord(weather)) return undefined;
  return {
    temperature: numberOf(weather.temperature),
    windSpeed: numberOf(weather.windSpeed),
    windDirection: saidText(weather.windDirection),
    precipitation: numberOf(weather.precipitation),
    visibility: numberOf(weather.visibility),
    humidity: numberOf(weather.humidity),
    uvIndex: numberOf(weather.uvIndex),
    description: saidText(weather.description),
    asOf: readInstant(weather.asOf),
  };
}

/** A place by its fields, or by its name alone. */
export function readVenue(venue: unknown): Required<Venue> | undefined {
  const { name, city, indoor }: Fields = isRecord(venue) ? venue : { name: venue || undefined };
  return isText(name) ? { name, city: saidText(city), indoor: flagOf(indoor) } : undefined;
}

const isNames = listCheck(isText);
const namesOf = (value: unknown): readonly string[] | undefined =>
  isNames(value) ? value : undefined;

/** Who shows a game; undefined if nobody is named. */
export function readBroadcasts(shown: unknown): Required<Broadcasts> | undefined {
  if (!isRecord(shown)) return undefined;
  const [national, home, away] = [shown.national, shown.home, shown.away].map(namesOf);
  return national || home || away ? { national, home, away } : undefined;
}

function readScore(score: unknown): Required<Score> | undefined {
  if (!isRecord(score) || !isNumber(score.home) || !isNumber(score.away)) return undefined;
  return { home: score.home, away: score.away };
}

type Stage<Status> = Required<Extract<GameStage, { readonly status: Status }>>;

function played<Status>(status: Status, game: Fields) {
  const [score, detail] = [readScore(game.score), saidText(game.detail)];
  return score && detail !== undefined ? { status, score, detail } : undefined;
}

const STAGES: { readonly [S in GameStatus]: (game: Fields) => Stage<S> | undefined } = {
  scheduled: () => ({ status: 'scheduled' }),
  live: (game) => played('live', game),
  final: (game) => played('final', game),
  postponed: ({ detail }) => (isText(detail) ? { status: 'postponed', detail } : undefined),
};

/** A game's stage; scheduled if unreadable. */
export function readStage(game: Fields): GameStage {
  const status = fieldWord(EVENT_STATUS_WORDS, game.status) ?? 'scheduled';
  return STAGES[status](game) ?? { status: 'scheduled' };
}

const isNumbers = listCheck(isNumber);

/** [lowest value, counts from there on] */
export function readPacked(value: unknown): PackedHistogram | undefined {
  const [from, counts] = isList(value) ? value : [];
  return isNumber(from) && isNumbers(counts) ? [from, counts] : undefined;
}
