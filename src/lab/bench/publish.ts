/**
 * `npm run bench -- publish`: database time of a refresh's statements with the fullest slate of a year, the first time
 * and with every price moved; a hosted project ends each statement after eight seconds.
 */

import { clock } from '#clock';
import type { FeedGame } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { counted } from '#domain/words/counted.ts';
import { sampleEventSource } from '#feeds/sample/events/index.ts';
import { sampleSource } from '#feeds/sample/sampleSource.ts';
import type { Source } from '#feeds/source.ts';
import { startTestDatabase } from '#local/testing.ts';
import { refreshSlate } from '#slate/refresh/refreshSlate.ts';
import { createStore, type Store } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { repeated } from './build/manyGames.ts';
import { median } from './measure.ts';
import { type BenchRequest, watchRequests } from './requests.ts';
import { benchColumns } from './table.ts';

/**
 * Games of a slate (three days back, seven ahead, NCAAB two) by league, counted in the results since 2010 and, of each
 * league, the most on a Saturday of November; on no day of a year are there more than 750 together (2021-11-22).
 */
const FULLEST: Readonly<Partial<Record<League, number>>> = {
  NFL: 18,
  NBA: 87,
  NHL: 87,
  MLS: 9,
  EPL: 20,
  LaLiga: 20,
  Bundesliga: 18,
  SerieA: 20,
  NCAAF: 130,
  NCAAB: 351,
};
/** Statement time limit of the API, in a hosted project and here, ms. */
const LIMIT_MS = 8_000;
const MINUTE = 60_000;
const HOUR_S = 3_600;

/** The same game at another price. */
const moved = (game: FeedGame, by: number): FeedGame => ({
  ...game,
  odds: game.odds?.map((odds) => ({
    ...odds,
    ...(odds.moneyline && { moneyline: { ...odds.moneyline, home: odds.moneyline.home - by } }),
  })),
});

/** The sample's games of each league, repeated up to the given number, with their prices moved. */
function fullest(by: number): Source {
  const sample = sampleSource();
  return {
    ...sample,
    async games(league, days, now) {
      const wanted = FULLEST[league] ?? 0;
      const answer = await sample.games(league, days, now);
      const times = Math.ceil(wanted / Math.max(answer.games.length, 1));
      const games = answer.games.flatMap((game) => repeated(game, times)).slice(0, wanted);
      return { ...answer, games: games.map((game) => moved(game, by)) };
    },
  };
}

const row = ([name, { tookMs, spentMs }]: readonly [string, BenchRequest]): string[] => [
  name,
  String(tookMs.length),
  median(tookMs).toFixed(0),
  Math.max(...tookMs).toFixed(0),
  Math.max(...spentMs).toFixed(0),
  `${((100 * most({ tookMs, spentMs })) / LIMIT_MS).toFixed(0)}%`,
];
/** Processor time, or elapsed time if that is not available. */
const most = ({ tookMs, spentMs }: BenchRequest): number =>
  Math.max(...spentMs) || Math.max(...tookMs);
const HEAD = ['statement', 'times', 'median ms', 'slowest ms', 'processor ms', 'of 8 s'];

const database = await startTestDatabase();
try {
  const { supabaseUrl: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY } = database;
  const open = createStore(connectStore({ SUPABASE_URL, SUPABASE_SECRET_KEY }));
  // On a busy machine the simulation alone may outlast a lease, but only the statements are measured.
  const store: Store = {
    ...open,
    acquireLease: (trigger, _, kind) => open.acquireLease(trigger, HOUR_S, kind),
    renewLease: (lease, stage) => open.renewLease(lease, stage, HOUR_S),
  };
  for (const [time, what] of ['the first time', 'every price moved'].entries()) {
    const { asked, stop } = watchRequests(SUPABASE_URL, database.query);
    const { status } = await refreshSlate({
      store,
      source: fullest(5 * time),
      events: sampleEventSource(),
      trigger: 'manual',
      now: new Date(clock.now().getTime() + 15 * time * MINUTE),
      log: () => {},
    });
    stop();
    if (status !== 'done') throw new Error(`The refresh is ${status}.`);
    const [slate] = await database.query<{ games: number; events: number }>(`
      select (select count(*)::int from slate_games where slate_id = s.slate_id) as games,
        (select count(*)::int from slate_events where slate_id = s.slate_id) as events
      from current_slate s`);
    const slowest = [...asked].sort(([, a], [, b]) => most(b) - most(a)).slice(0, 10);
    console.log(
      `\n${counted(slate?.games ?? 0, 'game')} and ${counted(slate?.events ?? 0, 'event')}, ${what}:\n`,
    );
    console.log(benchColumns([HEAD, ...slowest.map(row)]));
  }
  console.log('\nAim: no statement over half of the limit.');
} finally {
  await database.stop();
}
