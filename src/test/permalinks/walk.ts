import { lastingEventPath, lastingPartPath } from '#domain/archive/eventAddress.ts';
import { moveDatabaseClock } from '#local/clock/databaseClock.ts';
import { moveDate } from '#local/clock/moveDate.ts';
import type { TestDatabase } from '#local/testing.ts';
import { refreshSlate } from '#slate/refresh/refreshSlate.ts';
import type { Store } from '#slate/store.ts';
import { askPage } from './askPage.ts';
import { DAY_MS, HOUR_MS } from './told.ts';
import { gamesOf, makePermalinkWorld, permalinkEvents } from './world.ts';

/** The machine's time, ms, even though this process's `Date` is moved. */
const machineNow = (): number => performance.timeOrigin + performance.now();

/** When rounds are announced, days after the walk's beginning: the first is 60 days and more behind the last. */
const ROUNDS = [0, 62];
/**
 * Runs of a round, hours after its announcement. The last before the start is no whole number of minutes before it: there a
 * moment decides which number a page says.
 */
const RUNS = [0, 25.2, 25.8, 27.5, 29.79, 31, 34, 70].map((hours) => hours * HOUR_MS);
const UNDER_WAY = 31 * HOUR_MS;
/** Quiet runs at the end, days after the beginning: grids go after 45 days, outcomes after a year, prices after 400 days. */
const QUIET = [80, 130, 440, 460].map((days) => days * DAY_MS);

/** Words of a page as a reader sees them. */
export const shownAt = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

export interface PermalinkWalk {
  /** Addresses of all pages that were ever linked. */
  readonly paths: ReadonlySet<string>;
  /** What was not answered with a page: when, days after the beginning, and what. */
  readonly failures: readonly string[];
  /** Pages that said something else than once they were settled: before and after. */
  readonly changed: readonly (readonly [path: string, before: string, after: string])[];
  /** What pages said while the first round was under way. */
  readonly underWay: ReadonlyMap<string, string>;
  /** Pages that were settled, so that the CDN may keep them for a year. */
  readonly settled: ReadonlySet<string>;
}

interface Options {
  readonly database: TestDatabase;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Every game, event and part on the ledger. */
async function pathsIn({ query }: TestDatabase): Promise<readonly string[]> {
  const games = await query<{ id: string }>(
    "select distinct game_id as id from ledger where kind = 'prediction' and game_id is not null",
  );
  const parts = await query<{ id: string; part: string }>(
    "select distinct event_id as id, part from ledger where kind = 'prediction' and event_id is not null",
  );
  return [
    ...games.map(({ id }) => `/game/${id}`),
    ...parts.flatMap(({ id, part }) => [
      lastingEventPath(Number(id)),
      lastingPartPath(Number(id), part),
    ]),
  ];
}

/** Plays the rounds and asks after each run for every page that was ever linked. */
export async function walkOn({ database, store, siteUrl }: Options): Promise<PermalinkWalk> {
  const began = Date.now();
  const world = makePermalinkWorld(ROUNDS.map((days) => began + days * DAY_MS));
  const times = [
    ...ROUNDS.flatMap((days) => RUNS.map((after) => days * DAY_MS + after)),
    ...QUIET,
  ].sort((one, other) => one - other);
  const paths = new Set<string>();
  const settled = new Map<string, string>();
  const underWay = new Map<string, string>();
  const failures: string[] = [];
  const changed: (readonly [string, string, string])[] = [];

  async function look(path: string, time: number): Promise<void> {
    const answer = await askPage(siteUrl, path);
    const text = shownAt(await answer.text());
    if (answer.status !== 200)
      failures.push(`${(time / DAY_MS).toFixed(1)} d: ${path} ${answer.status}`);
    if (time === UNDER_WAY) underWay.set(path, text);
    const isSettled = answer.headers
      .get('netlify-cdn-cache-control')
      ?.includes('s-maxage=31536000');
    const before = settled.get(path);
    if (before !== undefined && before !== text) changed.push([path, before, text]);
    if (isSettled && before === undefined) settled.set(path, text);
  }

  for (const time of times) {
    const ahead = Math.ceil(began + time - machineNow()) + 1;
    moveDate(ahead);
    await moveDatabaseClock(database.query, ahead);
    await refreshSlate({
      store,
      source: gamesOf(world),
      events: permalinkEvents(world),
      trigger: 'manual',
      now: new Date(),
      runs: 10_000,
      log: () => {},
    });
    for (const path of await pathsIn(database)) paths.add(path);
    for (const path of paths) await look(path, time);
  }
  return { paths, failures, changed, underWay, settled: new Set(settled.keys()) };
}
