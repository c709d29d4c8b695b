import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { toldByText } from '#domain/game/toldBy.ts';
import { dataGaps } from '#domain/operation/dataGaps.ts';
import { findingsOf } from '#domain/operation/findings.ts';
import { addDays, type CalendarDate, easternDate, easternDayRange } from '#domain/time/time.ts';
import { sportsDbEvent } from '#feeds/thesportsdb/sportsDb.fixture.ts';
import type { FeedMode } from '#local/standins/feeds/mode.ts';
import { HABITS } from '#local/standins/world/habits.ts';
import { makeSeasonWorld } from '#local/standins/world/makeWorld.ts';
import { checkFreshness } from './checks/readers.ts';
import { checkGrades, checkNothingLost } from './checks/record.ts';
import { HEALTHY } from './faults/plan.ts';
import { type SeasonSite, startSeasonSite } from './site.ts';
import { type SeasonSteps, startWalk } from './walk.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST = '2026-11-09';
const DEAD_DAYS = 7;
/** Days from a run to the next in such a week: the site is looked at as it begins, and as it ends. */
const STEPS = [1, 2, 3, 1] as const;

/** One feed after the other, each failing in its own way for a week from noon on, with the gap that readers see. */
const WEEKS: readonly (readonly [feed: string, mode: FeedMode, gap: RegExp])[] = [
  [
    'ESPN',
    '400',
    /^We have had no data for .*NBA, College Basketball, College Football, NHL.* and UFC since Nov 1\d, .*may be missing/,
  ],
  ['BOVADA', '403', /^Bovada has not answered .* lack Bovada’s prices\.$/],
  [
    'OPEN_METEO',
    'html',
    /^Open-Meteo has not answered .* lack weather forecasts outside the United States\.$/,
  ],
  ['JOLPICA', '5xx', /^Jolpica has not answered .* entry lists and results\.$/],
  ['SPORTSDB', 'unreachable', /^We have had no data for Boxing since/],
];

const noonOf = (day: CalendarDate): number => Date.parse(easternDayRange(day).from) + 12 * HOUR;

/** Races on several Sundays, as Jolpica lists them. */
const RACES = [0, 7, 14, 21, 28, 35].map((days, at) => ({
  season: '2026',
  round: String(at + 19),
  raceName: `Grand Prix ${at + 1}`,
  Circuit: { circuitName: `Ring ${at + 1}`, Location: { locality: 'Example', country: 'USA' } },
  date: addDays('2026-11-15', days),
  time: '20:00:00Z',
}));

/** Fights on several Saturdays, as TheSportsDB lists them. */
const FIGHTS = [0, 7, 14, 21, 28, 35, 42].map((days) => {
  const day = addDays('2026-11-14', days);
  const strTimestamp = `${addDays(day, 1)}T02:00:00`;
  return {
    league: '4445',
    start: Date.parse(`${strTimestamp}Z`),
    item: sportsDbEvent({
      idEvent: `77${days}`,
      strTimestamp,
      dateEvent: strTimestamp.slice(0, 10),
    }),
  };
});

const last = addDays(FIRST, 1 + WEEKS.length * (DEAD_DAYS + 1) + 1);
/** What is played in autumn. */
const AUTUMN = HABITS.filter(({ league }) => league !== 'MLB');
const made = makeSeasonWorld(3, [{ from: FIRST, to: addDays(last, 8) }], 0, AUTUMN);
const world = {
  ...made,
  jolpica: { races: () => RACES },
  sportsDb: { leagues: [], events: () => FIGHTS },
};

let site: SeasonSite;
let walk: SeasonSteps;
let day = FIRST;

/** Runs at the day's noon, then moves on to the next day, or to one after it. */
async function nextDay(days = 1): Promise<number> {
  const noon = noonOf(day);
  await walk.step(noon, HEALTHY);
  day = addDays(day, days);
  return noon + HEALTHY.late;
}
const state = () => site.store.readOperationState();

/** The gaps that readers have because of feeds; last season's results are always imported. */
const gapsAt = async (run: number) =>
  dataGaps({ ...(await state()), catchingUp: [] }, new Date(run));

/** Leagues and sports with an upcoming game or event confirmed by a run. */
async function confirmedAt(run: number): Promise<ReadonlySet<string>> {
  const rows = await site.query<{ what: string }>(
    `select distinct what from (
       select g.league as what, g.as_of from games g where g.status = 'scheduled'
       union all select e.sport::text, e.as_of from events e where e.status = 'scheduled') told
     where as_of >= $1`,
    [new Date(run).toISOString()],
  );
  return new Set(rows.map(({ what }) => what));
}

async function freshness(): Promise<void> {
  const rows = await site.query<{ id: string; source_id: string }>(
    'select id, source_id from games',
  );
  const ids = new Map(rows.map(({ id, source_id }) => [Number(id), source_id]));
  await checkFreshness(site.store, site.feeds, walk.times, ids);
}

beforeAll(async () => {
  site = await startSeasonSite(world);
  walk = startWalk(site);
  await nextDay();
});
afterEach(() => {
  site.feeds.weather = { ...site.feeds.weather, modeOf: undefined };
});
afterAll(() => site?.stop());

const CARRIED: Readonly<Record<string, readonly string[]>> = {
  ESPN: ['NFL', 'Boxing', 'F1'],
  BOVADA: ['NFL', 'NBA', 'NHL', 'EPL', 'UFC', 'Boxing', 'F1'],
  OPEN_METEO: ['NFL', 'NBA', 'NHL', 'EPL', 'UFC', 'Boxing', 'F1'],
  JOLPICA: ['NFL', 'NBA', 'NHL', 'EPL', 'UFC', 'Boxing'],
  SPORTSDB: ['NFL', 'NBA', 'NHL', 'EPL', 'UFC'],
};

test.each(WEEKS)('a week without %s (%s)', async (dead, mode, gap) => {
  let run = await nextDay();
  expect(await gapsAt(run)).toEqual([]);
  site.feeds.weather = {
    ...site.feeds.weather,
    modeOf: (name) => (name === dead ? mode : 'well'),
  };
  for (const days of STEPS) {
    run = await nextDay(days);
    // Leagues with another feed continue, and nothing looks fresher than it is.
    expect([...(await confirmedAt(run))]).toEqual(
      expect.arrayContaining([...(CARRIED[dead] ?? [])]),
    );
    await freshness();
  }
  const now = new Date(run);
  const told = await gapsAt(run);
  expect(
    told.some((sentence) => gap.test(sentence)),
    told.join('\n'),
  ).toBe(true);
  expect(findingsOf(await state(), now).map(({ key }) => key)).not.toContain('refresh');
  if (dead === 'ESPN') {
    expect(told).toContain(toldByText('NFL', 'nflverse'));
    const begun = run - (DEAD_DAYS - 0.5) * DAY;
    for (const game of await site.store.readPublishedGames()) {
      if (game.league === 'NFL') continue;
      expect(Date.parse(game.asOf), game.homeTeam.name).toBeLessThan(begun);
    }
  }
  if (dead === 'BOVADA') {
    const games = (await site.store.readPublishedGames()).filter(
      (game) => game.status === 'scheduled' && Date.parse(game.gameTime) > run + 6 * DAY,
    );
    expect(games.length).toBeGreaterThan(0);
    expect(new Set(games.flatMap(({ odds }) => odds.map(({ feed }) => feed)))).toEqual(
      new Set(['espn']),
    );
  }
});

test('once all answer again nothing is missing: what was played meanwhile is in, and graded', async () => {
  let run = await nextDay();
  run = await nextDay();
  expect(await gapsAt(run)).toEqual([]);
  expect(easternDate(new Date(run)) <= last).toBe(true);
  await checkGrades(site.query);
  const over = made.games.filter(({ first }) => first.start < run - 2 * DAY);
  const predicted = await checkNothingLost(site.query, { games: over, cards: [] }, run);
  expect(predicted).toBeGreaterThan(50);
});
