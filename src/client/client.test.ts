import { afterEach, expect, test, vi } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { countdownText } from './countdownText.ts';
import { fetchUpcoming } from './gameAnswer.ts';
import { getJson } from './http.ts';
import { marksAt } from './marksAt.ts';
import { chooseLeague, leagueOf } from './slateFilter.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: unknown) => {
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) =>
    Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('a league is asked for in lower case and its games are checked', async () => {
  const fetched = answer(200, [listedGame(EXAMPLE_GAME)]);
  expect(await fetchUpcoming('LaLiga')).toEqual([listedGame(EXAMPLE_GAME)]);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/games/upcoming?league=LaLiga');
});

test('a list takes games of the specification’s fields alone and leaves out what is none', async () => {
  const { id, league, gameTime, homeTeam, awayTeam } = EXAMPLE_GAME;
  const facts = { id, league, gameTime, homeTeam, awayTeam, status: 'upcoming' };
  const said = {
    homeWinProbability: 60,
    awayWinProbability: 40,
    confidenceRating: 60,
    spread: 3,
    total: 44,
    predictedHomeScore: 23,
    predictedAwayScore: 20,
    simulationData: { iterations: 10_000, homeWins: 6000, awayWins: 4000 },
  };
  answer(200, [{ ...facts, prediction: said }, { ...facts, prediction: null }, { id: 9 }, 'x']);
  const [predicted, pending, ...rest] = await fetchUpcoming('NFL');
  expect(rest).toEqual([]);
  expect(predicted).toMatchObject({ status: 'scheduled', odds: [], prediction: said });
  expect(predicted?.prediction?.simulationData.margins).toEqual([0, []]);
  expect(pending?.prediction).toBeUndefined();
});

test('a list of nothing that is a game is an error', async () => {
  for (const list of [[{ ...EXAMPLE_GAME, league: 'Quidditch' }], { games: [] }]) {
    answer(200, list);
    await expect(fetchUpcoming('NFL')).rejects.toThrow();
  }
  answer(200, []);
  expect(await fetchUpcoming('NFL')).toEqual([]);
});

test('a non-success status is an error that carries it', async () => {
  const fetched = answer(404, { error: 'no' });
  await expect(fetchUpcoming('NFL')).rejects.toMatchObject({
    name: 'HttpError',
    message: '404: {"error":"no"}',
    status: 404,
    said: 'no',
  });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/games/upcoming?league=NFL');
});

test('the loader throws on 401, and gives null where that is wanted', async () => {
  answer(401, { error: 'Sign in' });
  await expect(getJson('/api/own', () => 1)).rejects.toMatchObject({ status: 401 });
  expect(await getJson('/api/own', () => 1, 'null')).toBeNull();
  answer(403, { error: 'no' });
  await expect(getJson('/api/own', () => 1, 'null')).rejects.toMatchObject({ status: 403 });
});

test('the choice of a league lives in the address', () => {
  expect(leagueOf('?league=nfl')).toBe('NFL');
  expect(leagueOf('?league=seriea&x=1')).toBe('SerieA');
  expect(leagueOf('?league=darts')).toBeUndefined();
  expect(leagueOf('')).toBeUndefined();
  const here = 'https://simcast.example/predictions?x=1#top';
  const location = { href: here };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, href: string) => {
      location.href = href;
    },
  });
  chooseLeague('NFL');
  expect(location.href).toBe('https://simcast.example/predictions?x=1&league=nfl#top');
  chooseLeague(undefined);
  expect(location.href).toBe(here);
});

test('marks follow the clock: open, then closed at the start, with stale data said near it', () => {
  const game = {
    start: EXAMPLE_GAME.gameTime,
    status: 'scheduled',
    asOf: EXAMPLE_GAME.asOf,
  } as const;
  const at = (time: string) => marksAt(game, new Date(time));
  expect(at('2026-11-21T17:00:00Z')).toEqual({
    today: false,
    open: true,
    closed: false,
    stale: false,
    fresh: true,
    unfresh: false,
  });
  expect(at('2026-11-22T15:50:00Z')).toEqual({
    today: true,
    open: true,
    closed: false,
    stale: false,
    fresh: true,
    unfresh: false,
  });
  expect(at('2026-11-22T17:00:00Z')).toEqual({
    today: true,
    open: true,
    closed: false,
    stale: true,
    fresh: false,
    unfresh: true,
  });
  expect(at('2026-11-22T18:00:00Z')).toEqual({
    today: true,
    open: false,
    closed: true,
    stale: false,
    fresh: false,
    unfresh: true,
  });
});

test('the countdown has two digits a part and rolls over without an hour 24', () => {
  expect(countdownText(new Date('2026-11-20T15:45:52Z'))).toBe('16:14:08');
  expect(countdownText(new Date('2026-11-20T08:00:00.000Z'))).toBe('00:00:00');
  expect(countdownText(new Date('2026-11-20T08:00:00.400Z'))).toBe('23:59:59');
});
