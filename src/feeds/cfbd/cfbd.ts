import type { FeedGame } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import { easternDate } from '#domain/time/time.ts';
import { type FetchJsonOptions, fetchJson } from '../reading/fetchJson.ts';
import {
  firstItems,
  firstOfEach,
  itemName,
  type Parsed,
  readGuarded,
  refusedItem,
  shapeFault,
} from '../reading/items.ts';
import type { SecondSource } from '../secondSource.ts';
import { type DayRange, type FeedAnswer, type Quarantined, SourceError } from '../source.ts';
import { readCfbdGame } from './game.ts';
import { cfbdGameSchema } from './schema.ts';

interface CfbdOptions extends Omit<FetchJsonOptions, 'signal' | 'headers'> {
  /** Default https://api.collegefootballdata.com */
  readonly baseUrl?: string | undefined;
  /** The owner's key; the feed is unavailable without one. */
  readonly apiKey: string;
  /** Keys of the fitted ratings of a league. */
  readonly knownKeys: (league: League) => ReadonlySet<string>;
}

export const CFBD_URL = 'https://api.collegefootballdata.com';
/** A season of games is under a megabyte. */
const TIMEOUT_MS = 15_000;
/** A free key has 1,000 calls a month. One or two calls an hour while ESPN is away last at least two weeks. */
const EVERY_MS = 55 * 60_000;

function readItem(item: unknown, keys: ReadonlySet<string>): Parsed<FeedGame> {
  const shape = cfbdGameSchema.safeParse(item);
  return shape.success ? readCfbdGame(shape.data, keys) : refusedItem(shapeFault(shape.error));
}

/** The Eastern day of an item, whatever else is wrong with it; undefined if it has none. */
function dayOf(item: unknown): string | undefined {
  const start = cfbdGameSchema.shape.startDate.safeParse(
    typeof item === 'object' && item !== null && 'startDate' in item ? item.startDate : undefined,
  );
  const at = Date.parse(start.data ?? '');
  return Number.isNaN(at) ? undefined : easternDate(new Date(at));
}

function answerOf(list: readonly unknown[], keys: ReadonlySet<string>): FeedAnswer {
  const { items, quarantined } = firstItems(list);
  const odd: Quarantined[] = [...quarantined];
  const read = items.flatMap((item, index) => {
    const game = readGuarded<Parsed<FeedGame>>(() => readItem(item, keys), refusedItem);
    if (!game.ok) odd.push({ item: itemName(item, index), reason: game.reason });
    return game.ok ? [game.value] : [];
  });
  const { first, again } = firstOfEach(read);
  const twice = again.map(({ sourceId }) => ({ item: sourceId, reason: 'listed twice' }));
  return { games: first, quarantined: [...odd, ...twice] };
}

/** Seasons that a range of days touches. */
const seasonsOf = ({ from, to }: DayRange): readonly number[] => [
  ...new Set([seasonOf('NCAAF', from), seasonOf('NCAAF', to)]),
];

/**
 * College football's schedule and results from CollegeFootballData, with the owner's key, under ESPN's ids: one request per
 * season and run, at most one run an hour. Its lines are left out because they have no times.
 */
export function cfbd(options: CfbdOptions): SecondSource {
  const { apiKey, baseUrl = CFBD_URL, knownKeys, ...http } = options;
  const headers = { authorization: `Bearer ${apiKey}` };
  const seasons = new Map<number, Promise<readonly unknown[]>>();

  async function ask(season: number, now: Date): Promise<readonly unknown[]> {
    const url = new URL('/games', baseUrl);
    const last = http.courtesy?.askedBefore(url.host);
    if (last && now.getTime() - last.getTime() < EVERY_MS) {
      throw new SourceError(`${url.host} is asked once an hour: its free key has few calls`);
    }
    url.searchParams.set('year', String(season));
    url.searchParams.set('seasonType', 'both');
    url.searchParams.set('classification', 'fbs');
    const answer = await fetchJson(url, { timeoutMs: TIMEOUT_MS, ...http, headers });
    if (!Array.isArray(answer)) {
      throw new SourceError(`${url.host}${url.pathname} sent no list of games`);
    }
    return answer;
  }

  return {
    name: 'CollegeFootballData',
    leagues: ['NCAAF'],
    async games(league, days, now) {
      const lists: (readonly unknown[])[] = [];
      for (const season of seasonsOf(days)) {
        const asked = seasons.get(season) ?? ask(season, now);
        seasons.set(season, asked);
        lists.push(await asked);
      }
      const within = lists.flat().filter((item) => {
        const day = dayOf(item);
        return day !== undefined && day >= days.from && day <= days.to;
      });
      return answerOf(within, knownKeys(league));
    },
  };
}
