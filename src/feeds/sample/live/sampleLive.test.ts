import { expect, test } from 'vitest';
import type { Score } from '#domain/game/game.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { elapsedOf } from '#domain/live/elapsed.ts';
import { MAY_LAST_MS } from '#domain/live/mayBePlayed.ts';
import { addDays, easternDate } from '#domain/time/time.ts';
import { EXAMPLE_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { LIVE_SPORTS, liveSportOf } from '#engine/live/index.ts';
import { sampleSource } from '../sampleSource.ts';
import { sampleResult } from '../season/result.ts';
import { sampleSeason } from '../season/sampleSeason.ts';
import type { SampleGame } from './course.ts';
import { courseOf } from './courseOf.ts';
import { sampleLive } from './sampleLive.ts';

/** Sample games of a league, with every way to end that it has. */
function games(league: League): readonly SampleGame[] {
  const drawn = Array.from({ length: 25 }, (_, at) => {
    const sourceId = `${league}-${at}`;
    return { league, sourceId, ...sampleResult(league, sourceId, (at % 7) - 3) };
  });
  if (LEAGUES[league].sport === 'soccer') return drawn;
  const long = {
    league,
    sourceId: 'long',
    score: { home: 4, away: 3 },
    ended: 'overtime',
  } as const;
  const lost = { ...long, sourceId: 'lost', score: { home: 20, away: 23 } };
  const shootout = { ...long, sourceId: 'shootout', ended: 'shootout' } as const;
  return [...drawn, long, lost, ...(LEAGUES[league].sport === 'hockey' ? [shootout] : [])];
}

/** All that is told of a game, minute by minute, its end included. */
function toldOf(game: SampleGame) {
  const course = courseOf(game);
  const told = [course(0)];
  for (let minute = 1; told.at(-1)?.stage !== 'ended' && minute < 400; minute++)
    told.push(course(minute));
  return told;
}

test.each(TEAM_LEAGUES)('%s: from 0–0 through its periods to its result, never back', (league) => {
  for (const game of games(league)) {
    const told = toldOf(game);
    const where = `${game.sourceId} ${JSON.stringify(game.score)}`;
    expect(told[0]?.state, where).toMatchObject({ home: 0, away: 0 });
    expect(told.at(-1), where).toMatchObject({ stage: 'ended', state: game.score });
    expect(told.length * 60_000, where).toBeLessThan(MAY_LAST_MS);
    const states = told.flatMap(({ state }) => (state ? [state] : []));
    expect(states, where).toHaveLength(told.length);
    const back = states.filter((state, at) => {
      const last = states[at - 1] ?? state;
      // Hockey's overtime is shorter than the one by which time is counted, and baseball's end is its inning.
      const isEarlier =
        at < states.length - 1 && elapsedOf(league, state) < elapsedOf(league, last);
      return state.home < last.home || state.away < last.away || isEarlier;
    });
    expect(back, where).toEqual([]);
    expect(courseOf(game)(1000), where).toEqual(told.at(-1));
  }
});

test.each(LIVE_SPORTS.flatMap(({ leagues }) => leagues))(
  '%s: the engine takes every state, and what it says of it ends in the result',
  (league) => {
    const { sport } = LEAGUES[league];
    const played = liveSportOf(league)?.begin(
      league,
      EXAMPLE_INPUTS[sport as keyof typeof EXAMPLE_INPUTS] as never,
    );
    for (const game of games(league).slice(-3)) {
      const impossible = toldOf(game).filter(({ state }) => {
        const weights = [...(played?.after(state as never).weights ?? [])];
        return !(weights.reduce((one: number, more) => one + more, 0) > 0);
      });
      expect(impossible, game.sourceId).toEqual([]);
    }
  },
);

/** Its words, looked at four times a minute. */
function details(game: SampleGame): ReadonlySet<string> {
  const course = courseOf(game);
  return new Set(Array.from({ length: 1_200 }, (_, at) => course(at / 4).detail));
}

test('each sport has its own states and words', () => {
  const score: Score = { home: 3, away: 2 };
  const of = (league: League, ended: SampleGame['ended'] = 'regulation') => ({
    league,
    sourceId: `${league}-words`,
    score,
    ended,
  });
  expect([...details({ ...of('NFL'), score: { home: 24, away: 17 } })]).toEqual(
    expect.arrayContaining(['15:00 - 1st Quarter', 'End of 1st Quarter', 'Halftime', 'Final']),
  );
  expect([...details(of('NCAAF', 'overtime'))]).toEqual(expect.arrayContaining(['OT', 'Final/OT']));
  expect([...details(of('NHL', 'shootout'))]).toEqual(
    expect.arrayContaining(['20:00 - 1st Period', 'End of 2nd Period', 'Shootout', 'Final/SO']),
  );
  expect([...details(of('NCAAB'))]).toEqual(expect.arrayContaining(['Halftime', 'Final']));
  expect([...details(of('EPL'))]).toEqual(
    expect.arrayContaining(["0'", "45'+1'", 'HT', "90'+1'", 'FT']),
  );
  expect([...details(of('MLB', 'overtime'))]).toEqual(
    expect.arrayContaining(['Top 1st', 'Middle 1st', 'End 9th', 'Top 10th', 'Final/10']),
  );

  const states = (league: League) =>
    games(league).flatMap((game) => toldOf(game).map(({ state }) => state));
  const football = states('NFL').filter((state) => state?.sport === 'football' && state.down);
  expect(football.length).toBeGreaterThan(1000);
  const impossible = football.filter((state) => {
    if (state?.sport !== 'football') return true;
    const { down = 0, distance = 0, yardsToGoal = 0 } = state;
    const isDown = down >= 1 && down <= 4;
    return !(isDown && distance >= 1 && distance <= Math.min(10, yardsToGoal) && yardsToGoal <= 99);
  });
  expect(impossible).toEqual([]);
  const skaters = new Set(
    states('NHL').flatMap((state) => (state?.sport === 'hockey' ? [state.homeSkaters] : [])),
  );
  expect([...skaters]).toEqual(expect.arrayContaining([3, 4, 5, 6]));
  expect(states('EPL').some((state) => state?.sport === 'soccer' && state.homeReds === 1)).toBe(
    true,
  );
  const bases = new Set(
    states('MLB').flatMap((state) => (state?.sport === 'baseball' ? [state.bases] : [])),
  );
  expect(bases.size).toBeGreaterThan(5);
});

test('the slate’s games are told from their start on, and end as the sample season tells the day after', async () => {
  const now = new Date('2026-11-21T13:03:00Z');
  const day = easternDate(now);
  const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
  for (const league of ['NFL', 'NBA', 'NHL', 'NCAAF', 'EPL'] as const) {
    const { games: slate } = await sampleSource({ line: () => undefined }).games(
      league,
      { from: day, to: day },
      now,
    );
    const early = await sampleLive(now).board(league, day);
    expect(early.games.map(({ sourceId }) => sourceId)).toEqual(
      slate.map(({ sourceId }) => sourceId),
    );
    expect(new Set(early.games.map(({ stage }) => stage))).toEqual(
      new Set(slate.length ? ['waiting'] : []),
    );
    const late = await sampleLive(tomorrow).board(league, day);
    const season = sampleSeason(
      league,
      slate[0]?.season ?? 2026,
      new Date(`${addDays(day, 1)}T18:00:00Z`),
    );
    const results = new Map(season.fixtures.map((one) => [one.sourceId, one]));
    for (const { sourceId, stage, state } of late.games) {
      const told = results.get(sourceId);
      expect(stage, sourceId).toBe('ended');
      expect(told?.status === 'final' && told.score, sourceId).toEqual({
        home: state?.home,
        away: state?.away,
      });
    }
  }
});
