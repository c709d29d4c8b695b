import {
  type FeedReply,
  type FeedRequest,
  NOT_FOUND_REPLY,
  reply,
  type StandInFeed,
} from './feed.ts';
import { rateLimit } from './rateLimit.ts';

/** The data of Jolpica's stand-in; races in the Ergast format. */
export interface JolpicaWorld {
  readonly races: (season: number, now: number) => readonly object[];
  /** A race with the rows of a session; undefined until it has some. */
  readonly sheet?: (
    season: number,
    round: number,
    session: 'qualifying' | 'results' | 'sprint',
    now: number,
  ) => object | undefined;
  /** The latest race with its results. */
  readonly last?: (now: number) => object | undefined;
}

const SEASON = /^\/ergast\/f1\/(\d{4})\/races\.json$/;
const SHEET = /^\/ergast\/f1\/(\d{4})\/(\d{1,2})\/(qualifying|results|sprint)\.json$/;
const LAST = '/ergast/f1/current/last/results.json';

/** Default and maximum number of rows on a page. */
const PAGE = 30;
const MOST = 100;

const table = (races: readonly object[], limit: string | null, told: object = {}): FeedReply => {
  const size = Math.min(Number(limit ?? PAGE), MOST);
  return reply({
    MRData: {
      series: 'f1',
      limit: String(size),
      offset: '0',
      total: String(races.length),
      RaceTable: { ...told, Races: races.slice(0, size) },
    },
  });
};

const isSession = (text: string): text is 'qualifying' | 'results' | 'sprint' =>
  ['qualifying', 'results', 'sprint'].includes(text);

function answer(world: JolpicaWorld, { url, now }: FeedRequest): FeedReply {
  const limit = url.searchParams.get('limit');
  const [, year] = SEASON.exec(url.pathname) ?? [];
  if (year !== undefined) return table(world.races(Number(year), now), limit, { season: year });
  const of = (race: object | undefined, told?: object): FeedReply =>
    table(race ? [race] : [], limit, told);
  if (url.pathname === LAST) return of(world.last?.(now));
  const [, season = '', round = '', session = ''] = SHEET.exec(url.pathname) ?? [];
  if (!isSession(session)) return NOT_FOUND_REPLY;
  return of(world.sheet?.(Number(season), Number(round), session, now), { season, round });
}

const kindOf = ({ pathname }: URL): string =>
  SHEET.exec(pathname)?.[3] ??
  (SEASON.test(pathname) ? 'races' : pathname === LAST ? 'last' : pathname);

/** Jolpica: four requests a second and 500 an hour, then 429. */
export function jolpicaStandIn(world: JolpicaWorld): StandInFeed {
  const isOver = rateLimit([
    { requests: 4, withinMs: 1_000 },
    { requests: 500, withinMs: 3_600_000 },
  ]);
  return {
    name: 'Jolpica',
    kindOf,
    answer: (request) =>
      isOver(request.now)
        ? { ...reply({ detail: 'Request was throttled.' }, 429), headers: { 'retry-after': '1' } }
        : answer(world, request),
  };
}
