import { afterEach, expect, test } from 'vitest';
import { seasonInputsRequest, seasonView } from '#contract/season/endpoints.ts';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import type { SeasonFixture } from '#domain/season/seasonFixture.ts';
import { initialRatings } from '#engine/index.ts';
import { playSeason } from '#engine/season/play.ts';
import { sha256 } from '#slate/archive/hash.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { forecastSeasons } from './forecastSeasons.ts';

const { store, lease } = await storeWithLease();

const KEYS = Object.values(seasonFormatOf('NFL', 2026)?.groups ?? {}).flatMap((divisions) =>
  Object.values(divisions).flat(),
);
const FIRST = Date.parse('2026-09-13T17:00:00Z');
const WEEK = 7 * 86_400_000;

/** A game a week for each team, against another each time; the first weeks are played, and the home side won by its number. */
function schedule(weeksPlayed: number): SeasonFixture[] {
  const [fixed = '', ...circle] = KEYS;
  return Array.from({ length: 17 }, (_, week) => {
    const turned = [...circle.slice(week), ...circle.slice(0, week)];
    const order = [fixed, ...turned];
    return Array.from({ length: KEYS.length / 2 }, (__, pair): SeasonFixture => {
      const [home = '', away = ''] = [order[pair], order.at(-1 - pair)];
      const result =
        week < weeksPlayed
          ? ({
              status: 'final',
              score: { home: 20 + pair, away: 17 },
              ended: 'regulation',
            } as const)
          : ({ status: 'scheduled' } as const);
      return {
        league: 'NFL',
        season: 2026,
        sourceId: `${week}-${pair}`,
        home: { key: home, name: home },
        away: { key: away, name: away },
        start: new Date(FIRST + week * WEEK).toISOString(),
        timeKnown: true,
        neutral: false,
        postseason: false,
        counts: true,
        ...result,
      };
    });
  }).flat();
}

async function tell(day: string, sample = false, fixtures = schedule(11)): Promise<void> {
  const of = {
    source: sample ? 'demo' : 'espn',
    sample,
    league: 'NFL',
    season: 2026,
    day,
  } as const;
  const problem = await store.saveSchedule(lease, of, {
    fixtures,
    days: { from: '2026-09-01', to: '2027-02-20' },
    quarantined: [],
    requests: 1,
  });
  expect(problem).toBeNull();
}

const logged: string[] = [];
afterEach(() => logged.splice(0));

function forecast(now: string, sample = false): Promise<number> {
  const context = {
    store,
    lease,
    now: new Date(now),
    source: { name: sample ? 'demo' : 'espn', sample },
    seasons: sample ? 2_500 : 5_000,
    scope: { kind: 'full', leagues: ['NFL', 'NBA'], sports: [] },
    log: (line: string) => logged.push(line),
  };
  const ratings = new Map([['NFL', initialRatings('NFL')]] as const);
  return forecastSeasons(context as unknown as RefreshContext, ratings);
}

const viewOf = async (sample = false) => {
  const row = await store.readSeasonView('NFL', sample);
  return row && seasonView.answer.parse(JSON.parse(row.view));
};

test('without a schedule there are no odds', async () => {
  expect(await forecast('2026-11-27T11:00:00Z')).toBe(0);
  expect(await viewOf()).toBeUndefined();
});

test('a league’s odds are made once an Eastern day, from its schedule and ratings', async () => {
  await tell('2026-11-27');
  expect(await forecast('2026-11-27T11:00:00Z')).toBe(1);
  expect(await forecast('2026-11-27T20:00:00Z')).toBe(0);
  const view = await viewOf();
  expect(view).toMatchObject({ league: 'NFL', season: 2026, day: '2026-11-27', sample: false });
  expect(view?.teams).toHaveLength(32);
  expect(view?.teams.every(({ played, left }) => played === 11 && left === 6)).toBe(true);
  const sums = view?.format.goals.map((_, goal) =>
    view.teams.reduce((sum, { odds }) => sum + (odds[goal] ?? 0), 0),
  );
  expect(sums?.map((sum) => Math.round(1000 * sum) / 1000)).toEqual([14, 8, 2, 1]);
  expect(view?.games).toHaveLength(32);
  expect(view?.hinges.length).toBeGreaterThan(10);
  expect(view?.teams.some(({ lately }) => lately.length > 0)).toBe(true);
});

test('whoever plays the published inputs again gets the same odds', async () => {
  const view = await viewOf();
  const text = await store.readSeasonInputs('NFL', view?.recipe.inputsHash ?? '');
  expect(sha256(text ?? '')).toBe(view?.recipe.inputsHash);
  const inputs = seasonInputsRequest.answer.parse(JSON.parse(text ?? ''));
  const runs = view?.recipe.runs ?? 0;
  const counts = playSeason(inputs, Number.parseInt(view?.recipe.seed ?? '', 16), runs);
  for (const { number, odds } of view?.teams ?? []) {
    expect(odds).toEqual(counts.goals.map((teams) => (teams[number] ?? 0) / runs));
  }
});

test('the next day’s wait for the day’s schedule, two hours at most', async () => {
  expect(await forecast('2026-11-28T11:00:00Z')).toBe(0);
  expect(await forecast('2026-11-28T12:30:00Z')).toBe(1);
  expect((await viewOf())?.day).toBe('2026-11-28');
});

test('a week later what a team’s odds were is beside them', async () => {
  await tell('2026-12-04');
  expect(await forecast('2026-12-04T11:00:00Z')).toBe(1);
  const team = (await viewOf())?.teams[0];
  expect(team?.oddsBefore).toHaveLength(4);
  expect(team?.ratingChange).toBeDefined();
});

test('the sample’s odds are apart and say so', async () => {
  await tell('2026-12-04', true);
  expect(await forecast('2026-12-04T11:00:00Z', true)).toBe(1);
  expect((await viewOf(true))?.sample).toBe(true);
  expect((await viewOf())?.sample).toBe(false);
});

test('a league that fails is said, and tried again', async () => {
  const bad = schedule(11).map((one) => ({ ...one, home: one.away }));
  await tell('2026-12-05', false, bad);
  expect(await forecast('2026-12-05T11:00:00Z')).toBe(0);
  expect(logged.some((line) => line.startsWith('season odds of the NFL: '))).toBe(true);
  await tell('2026-12-05');
  expect(await forecast('2026-12-05T11:15:00Z')).toBe(1);
});

test('a postponed listing that is played under another number is left out', async () => {
  const [first] = schedule(11);
  if (!first) throw new Error('no game');
  const { start: _, status: __, ...listing } = { ...first, sourceId: 'old' };
  await tell('2026-12-06', false, [...schedule(11), { ...listing, status: 'postponed' }]);
  expect(await forecast('2026-12-06T11:00:00Z')).toBe(1);
  expect((await viewOf())?.teams.every(({ left }) => left === 6)).toBe(true);
});

test('once all games are played the field is certain, not only in every run', async () => {
  await tell('2027-01-11', false, schedule(17));
  expect(await forecast('2027-01-11T11:00:00Z')).toBe(1);
  const certain = (await viewOf())?.teams.map(({ certain: [playoffs] }) => playoffs) ?? [];
  expect(certain.filter((one) => one === 'clinched')).toHaveLength(14);
  expect(certain.filter((one) => one === 'eliminated')).toHaveLength(18);
});
