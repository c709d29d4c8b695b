import type { FeedGame } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import { easternDate } from '#domain/time/time.ts';
import { readCsvRows } from '../reading/csv.ts';
import { type FetchJsonOptions, fetchText } from '../reading/fetchJson.ts';
import {
  firstItems,
  firstOfEach,
  type Parsed,
  readGuarded,
  refusedItem,
} from '../reading/items.ts';
import type { SecondSource } from '../secondSource.ts';
import { type DayRange, type FeedAnswer, type Quarantined, SourceError } from '../source.ts';
import { readNflverseGame } from './game.ts';
import { nflverseRowSchema } from './schema.ts';

interface NflverseOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://raw.githubusercontent.com */
  readonly baseUrl?: string | undefined;
}

export const NFLVERSE_URL = 'https://raw.githubusercontent.com';
/** nflverse's file of schedules in its repository; its releases are redirects, which we refuse. */
export const PATH = '/nflverse/nfldata/master/data/games.csv';
/** Limit of the file: all games since 1999 are two megabytes. */
const TIMEOUT_MS = 15_000;
/** Number of previous seasons that we need. */
const SEASONS_BACK = 1;

/** The file's text without old seasons, which are nine tenths of it. */
const recent =
  (oldest: number) =>
  (text: string): string =>
    text
      .split('\n')
      .filter((line) => Number(/^"?(\d{4})_/.exec(line)?.[1] ?? oldest) >= oldest)
      .join('\n');

type Row = Readonly<Record<string, string>>;

const nameOf = (row: Row, index: number): string =>
  nflverseRowSchema.shape.game_id.safeParse(row.game_id).data ?? `#${index}`;

/** A row's day, even if the rest of the row is invalid. */
const isWithin = ({ gameday = '' }: Row, { from, to }: DayRange): boolean =>
  gameday >= from && gameday <= to;

function readRow(row: Row): Parsed<FeedGame> {
  const shape = nflverseRowSchema.safeParse(row);
  return shape.success ? readNflverseGame(shape.data) : refusedItem('not a game');
}

function answerOf(rows: readonly Row[]): FeedAnswer {
  const { items, quarantined } = firstItems(rows);
  const odd: Quarantined[] = [...quarantined];
  const read = items.flatMap((row, index) => {
    const game = readGuarded<Parsed<FeedGame>>(() => readRow(row), refusedItem);
    if (!game.ok) odd.push({ item: nameOf(row, index), reason: game.reason });
    return game.ok ? [game.value] : [];
  });
  const { first, again } = firstOfEach(read);
  const twice = again.map(({ sourceId }) => ({ item: sourceId, reason: 'listed twice' }));
  return { games: first, quarantined: [...odd, ...twice] };
}

/**
 * Schedule and results of the NFL as published by nflverse, under ESPN's numbers. One file per run, whatever days are requested.
 * Data: CC BY 4.0, credited where shown.
 */
export function nflverse({ baseUrl = NFLVERSE_URL, ...http }: NflverseOptions = {}): SecondSource {
  let asked: Promise<readonly Row[]> | undefined;

  async function ask(now: Date): Promise<readonly Row[]> {
    const url = new URL(PATH, baseUrl);
    const oldest = seasonOf('NFL', easternDate(now)) - SEASONS_BACK;
    const text = await fetchText(url, { timeoutMs: TIMEOUT_MS, ...http }, recent(oldest));
    const rows = readCsvRows(text);
    if (!rows.some((row) => row.game_id !== undefined && row.gameday !== undefined)) {
      throw new SourceError(`${url.host}${url.pathname} sent no table of games`);
    }
    return rows;
  }

  return {
    name: 'nflverse',
    leagues: ['NFL'],
    async games(_league: League, days, now) {
      asked ??= ask(now);
      return answerOf((await asked).filter((row) => isWithin(row, days)));
    },
  };
}
