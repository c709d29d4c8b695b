import process from 'node:process';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { EVERYTHING } from '#domain/operation/plan.ts';
import { addDays, datesInOrder, easternDate } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { initialRatings, learnedTo } from '#engine/index.ts';
import { sourcesOf } from '#feeds/joined/fromEnvironment.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import type { FeedCount } from '#local/standins/feeds/counts.ts';
import { courtesyOf } from '#slate/operation/courtesy.ts';
import { runRefresh } from '#slate/operation/runRefresh.ts';
import { lookBack } from '#slate/refresh/lookBack.ts';
import { lookForFinals } from '#slate/refresh/lookForFinals.ts';
import { firstUnlearned } from '#slate/refresh/players/firstUnlearned.ts';
import { type SeasonSite, startSeasonSite } from '#test/season/site.ts';
import { BYTES_A_GAME, fullWorld } from './fullWorld.ts';

/** A Saturday in November: the fullest day of the year. */
const NOW = Date.parse('2026-11-21T17:00:00Z');
const QUARTER = 15 * 60_000;
/** Limit of runs, a whole year's: beyond it, something never ends. */
const MOST_RUNS = 200;
const LEASE_SECONDS = 600;

const FEEDS = ['ESPN', 'BOVADA', 'OPEN_METEO', 'SPORTSDB', 'JOLPICA'] as const;

/** All requests so far, with games at their sizes on the real scoreboards. */
interface Asked extends FeedCount {
  readonly feed: string;
}

/** Realistic bytes of a kind of request: computed from games for scoreboards, as measured for all else. */
function realBytes(kind: string, count: Readonly<FeedCount>): number {
  const league = TEAM_LEAGUES.find((one) => kind === `scoreboard ${FEED_FACTS[one].espn.path}`);
  return league ? count.events * BYTES_A_GAME[league] : count.bytes;
}

/** Each feed's requests since the last call. */
function askedOf({ feeds }: SeasonSite): readonly Asked[] {
  return FEEDS.map((feed) => {
    const counts = feeds.countsOf(feed);
    const bytes = [...counts.byKind].reduce((sum, [kind, one]) => sum + realBytes(kind, one), 0);
    const asked = { feed, ...counts.total(), bytes };
    counts.clear();
    return asked;
  });
}

/** First day without results in the fits of teams and players, for the league that is furthest behind. */
const firstMissed = async (): Promise<string> =>
  [
    ...TEAM_LEAGUES.map((league) => addDays(learnedTo(initialRatings(league)), 1)),
    ...(await firstUnlearned()).values(),
  ].reduce((first, day) => datesInOrder(first, day)[0]);

async function lookBackOnce(site: SeasonSite, now: Date): Promise<number> {
  const log = () => {};
  const courtesy = await courtesyOf(site.store, log);
  const { source, events } = await sourcesOf(process.env, now, async () => true, courtesy);
  const lease = await site.store.acquireLease('schedule', LEASE_SECONDS, 'full');
  if (!lease) throw new Error('another run holds the lease');
  const context = {
    store: site.store,
    lease,
    now,
    source,
    events,
    runs: 0,
    seasons: 0,
    scope: EVERYTHING,
    log,
  };
  const came = (await lookForFinals(context)) + (await lookBack(context));
  await site.store.finishRun(lease, {});
  await courtesy.settle();
  return came;
}

export interface CatchUpLine {
  readonly what: string;
  readonly asked: readonly Asked[];
  readonly note: string;
}

/** How far each league's results have come, and its ratings. */
async function standing({ store }: SeasonSite): Promise<string> {
  const parts: string[] = [];
  const coverage = await store.readCoverage('espn');
  for (const league of TEAM_LEAGUES) {
    const covered = coverage.get(league) ?? '–';
    const [row] = await store.readRatings(league);
    parts.push(`${league} back to ${covered}, ratings to ${row?.learnedTo ?? '–'}`);
  }
  return parts.join('; ');
}

/**
 * A first start on a November Saturday, the schedule's next run, and the number of runs for importing past results, with
 * each one's requests to the feeds. The import runs without simulations in between, which does not change its requests.
 */
export async function catchUpSeason(tell: (line: CatchUpLine) => void): Promise<void> {
  let time = NOW;
  const world = fullWorld(await firstMissed(), addDays(easternDate(new Date(NOW)), 14), () => time);
  const site = await startSeasonSite(world);
  const goTo = async (to: number) => {
    time = to;
    await site.goTo(to);
    site.feeds.weather = { ...site.feeds.weather, time: to };
  };
  const say = async (what: string, note: string) => tell({ what, asked: askedOf(site), note });
  const full = async (trigger: 'manual' | 'schedule') => {
    const { store } = site;
    const result = await runRefresh({ store, trigger, runs: 10_000, log: () => {} });
    return result.status === 'done' ? `${counted(result.games, 'game')} up` : result.status;
  };
  try {
    await goTo(NOW);
    await say('first start', `${await full('manual')}; ${await standing(site)}`);
    await goTo(time + QUARTER);
    const answered = await full('manual');
    await say('the next refresh, without look back', answered);
    let runs = 0;
    for (let came = 1, still = ''; runs < MOST_RUNS; runs += 1) {
      await goTo(time + QUARTER);
      came = await lookBackOnce(site, new Date(time));
      const coverage = await site.store.readCoverage('espn');
      const now = TEAM_LEAGUES.map((league) => coverage.get(league)).join();
      if (now === still) break;
      still = now;
      await say(`look back ${runs + 1}`, `${counted(came, 'game')} came in`);
    }
    await goTo(time + QUARTER);
    await say(
      `refresh after ${counted(runs, 'run')} of the look back`,
      `${await full('manual')}; ${await standing(site)}`,
    );
  } finally {
    await site.stop();
  }
}
