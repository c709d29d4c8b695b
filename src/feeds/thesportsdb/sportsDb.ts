import { addDays, easternDate } from '#domain/time/time.ts';
import { withinDays } from '../eventAnswer.ts';
import type { AskOne } from '../reading/askAll.ts';
import { type FetchJsonOptions, fetchJson } from '../reading/fetchJson.ts';
import { type DayRange, SourceError } from '../source.ts';
import { readFight } from './boxing/card.ts';
import { ofLeague, readSportsDbEvents, type SportsDbReader } from './events.ts';
import { leaguesSchema } from './schema.ts';
import { readTennisEvent } from './tennis/match.ts';

export interface SportsDbOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://www.thesportsdb.com */
  readonly baseUrl?: string | undefined;
}

/** A league of TheSportsDB. */
interface SportsDbLeague {
  readonly id: string;
  readonly name: string;
}

const BASE_URL = 'https://www.thesportsdb.com';
/** The free key: public, with the limits that domain/fights/boxingFeed.ts names. */
const KEY = '3';

/** The feed lists boxing as a league in the sport of fighting. */
const BOXING = '4445';
const BOXING_SPORTS = ['Fighting', 'Boxing'];
/** The key gives one each of a league's next and past events: boxing's coming days are also requested one by one. */
const BOXING_DAYS = 8;

/** Tours that ESPN covers; requested only while it cannot be reached. */
export const MAIN_TOURS: readonly SportsDbLeague[] = [
  { id: '4464', name: 'ATP World Tour' },
  { id: '4517', name: 'WTA Tour' },
];
/** Limit of other tours: each costs two requests. */
const MOST_TOURS = 6;

const addressOf = (baseUrl: string, file: string, query: Readonly<Record<string, string>>): URL => {
  const url = new URL(`/api/v1/json/${KEY}/${file}.php`, baseUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
};

function ask(
  { baseUrl = BASE_URL, ...http }: SportsDbOptions,
  [file, query]: readonly [string, Readonly<Record<string, string>>],
  days: DayRange,
  read: SportsDbReader,
): AskOne {
  const url = addressOf(baseUrl, file, query);
  const answer = async () => {
    const found = readSportsDbEvents(await fetchJson(url, http), read);
    if (!found) throw new SourceError(`${url.host}${url.pathname} sent no list of events`);
    return withinDays(found, days);
  };
  return { item: `sportsdb ${file} ${Object.values(query).join(' ')}`, answer };
}

/** A few days of a range, from yesterday on, because their answers are long. */
function comingDays({ from, to }: DayRange, now: Date): readonly string[] {
  const yesterday = addDays(easternDate(now), -1);
  const first = from > yesterday ? from : yesterday;
  const days = Array.from({ length: BOXING_DAYS }, (_, at) => addDays(first, at));
  return days.filter((day) => day <= to);
}

/** Boxing: the league's next and past events, and the coming days. */
export function boxingAsks(options: SportsDbOptions, days: DayRange, now: Date): readonly AskOne[] {
  const read = ofLeague(BOXING, BOXING_SPORTS, (event) => readFight(event, now));
  return [
    ask(options, ['eventsnextleague', { id: BOXING }], days, read),
    ask(options, ['eventspastleague', { id: BOXING }], days, read),
    ...comingDays(days, now).map((d) => ask(options, ['eventsday', { d, l: BOXING }], days, read)),
  ];
}

/** One tennis tour: its next and past matches. */
export function tourAsks(
  options: SportsDbOptions,
  { id, name }: SportsDbLeague,
  days: DayRange,
  now: Date,
): readonly AskOne[] {
  const read = ofLeague(id, ['Tennis'], (event) => readTennisEvent(event, name, now));
  return [
    ask(options, ['eventsnextleague', { id }], days, read),
    ask(options, ['eventspastleague', { id }], days, read),
  ];
}

/** Tennis tours that the feed keeps besides the two main ones, by its own list. Rejects with a SourceError. */
export async function otherTours(options: SportsDbOptions): Promise<readonly SportsDbLeague[]> {
  const { baseUrl = BASE_URL, ...http } = options;
  const url = addressOf(baseUrl, 'all_leagues', {});
  const shape = leaguesSchema.safeParse(await fetchJson(url, http));
  if (!shape.success) throw new SourceError(`${url.host}${url.pathname} sent no list of leagues`);
  const main = new Set(MAIN_TOURS.map(({ id }) => id));
  return (shape.data.leagues ?? [])
    .flatMap(({ idLeague: id, strLeague: name, strSport }) =>
      id && /^\d{1,10}$/.test(id) && name && strSport === 'Tennis' && !main.has(id)
        ? [{ id, name }]
        : [],
    )
    .slice(0, MOST_TOURS);
}
