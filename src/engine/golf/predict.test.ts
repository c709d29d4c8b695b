import { expect, test } from 'vitest';
import { rerunWith } from '../rerunWith.ts';
import type { GolfEntrant, UpcomingTournament } from './entrant.ts';
import { golfModel } from './model.ts';
import { params } from './params.fixture.ts';
import { predictTournament } from './predict.ts';
import type { GolfRatings, PlayerRating } from './ratings.ts';

const DAY = 20_000;
const rating = (skill: number): PlayerRating => ({
  skill,
  form: 0,
  skillVariance: 0.2,
  formVariance: 0.2,
  covariance: 0,
  day: DAY,
});

const NAMES = Array.from({ length: 60 }, (_, at) => `Player ${at}`);
const ratings: GolfRatings = {
  params,
  events: 200,
  players: Object.fromEntries(NAMES.map((_, at) => [`player-${at}`, rating(1 - at / 30)])),
};
const entrants: GolfEntrant[] = NAMES.map((name, at) => ({
  id: `e${at}`,
  name,
  country: at % 3 === 0 ? 'Italy' : 'Spain',
  team: `T${at % 13}`,
}));
const event: UpcomingTournament = { name: 'Some Classic', season: 2024, date: '2024-10-10' };
const predicted = (
  list: readonly GolfEntrant[] = entrants,
  changes: Partial<UpcomingTournament> = {},
  of: GolfRatings = ratings,
) => predictTournament(list, 'pga-tour', { ...event, ...changes }, of, 500);

test('an entry list becomes counts and a recipe that gives them again', () => {
  const { outcome, recipe } = predicted();
  expect(outcome.players.map(({ id }) => id)).toEqual(entrants.map(({ id }) => id));
  expect(recipe.notes).toEqual([]);
  expect(rerunWith(golfModel, structuredClone(recipe))).toEqual(outcome);
  expect(outcome.players[0]?.wins).toBeGreaterThan(outcome.players[59]?.wins ?? 0);
});

test('an unknown player is an average newcomer with a wide range and a note', () => {
  const { recipe } = predicted([...entrants, { id: 'x', name: 'Nobody Known' }]);
  const newcomer = recipe.inputs.players.at(-1);
  expect(newcomer?.sd).toBeGreaterThan(1.5);
  expect(newcomer?.skill).toBeLessThan(0);
  expect(recipe.notes[0]).toContain('Nobody Known');
});

test('a pair is rated by the mean of its two, and its week has half the cut', () => {
  const pair = (id: string, ...members: string[]): GolfEntrant => ({
    id,
    name: members.join(' / '),
    members,
  });
  const list = Array.from({ length: 30 }, (_, at) =>
    pair(`p${at}`, `Player ${at}`, `Player ${59 - at}`),
  );
  const { recipe } = predicted([...list, pair('best', 'Player 0', 'Player 1')]);
  const { players, cut } = recipe.inputs;
  expect(cut).toBeNull();
  expect(players[0]?.skill).toBeCloseTo(players[29]?.skill ?? 0, 2);
  expect(players.at(-1)?.skill).toBeGreaterThan((players[0]?.skill ?? 0) + 0.9);
  expect(players[0]?.sd).toBeCloseTo(Math.sqrt(0.4 / 2), 2);
  expect(recipe.notes).toEqual([
    'Pairs: each has the mean of its two players, best ball and alternate shot alike',
  ]);
  const lpga = (entries: readonly GolfEntrant[]) =>
    predictTournament(entries, 'lpga-tour', event, ratings, 10).recipe.inputs.cut;
  const many = Array.from({ length: 72 }, (_, at) => pair(`p${at}`, `A${at} Ash`, `B${at} Birch`));
  expect(lpga(many)).toEqual({ after: 2, places: 33, within: 0 });
  expect(lpga(many.map(({ id, name }) => ({ id, name })))?.places).toBe(65);
});

test('a given skill takes the place of the rating', () => {
  const star: GolfEntrant = { id: 'x', name: 'Player 59', skill: { mean: 6, sd: 0.1 } };
  const { outcome, recipe } = predicted([...entrants.slice(0, 59), star]);
  expect(recipe.notes).toEqual([]);
  const best = Math.max(...outcome.players.map(({ wins }) => wins));
  expect(outcome.players.at(-1)?.wins).toBe(best);
  const bad = { id: 'y', name: 'Y', skill: { mean: Number.NaN, sd: 1 } };
  expect(() => predicted([...entrants, bad])).toThrow('skill of y');
});

test.each([10, 400])('a field of %i is played', (size) => {
  const field = Array.from({ length: size }, (_, at) => ({ id: `e${at}`, name: `Player ${at}` }));
  expect(predictTournament(field, 'pga-tour', event, ratings, 5).outcome.players).toHaveLength(
    size,
  );
});

test.each([0, 1, 9, 401])('a field of %i is refused', (size) => {
  const field = Array.from({ length: size }, (_, at) => ({ id: `${at}`, name: `N ${at}` }));
  expect(() => predicted(field)).toThrow(RangeError);
  expect(() => predicted(field)).toThrow(`${size} players`);
});

test('bad input is refused by name', () => {
  expect(() => predicted([...entrants, ...entrants.slice(0, 1)])).toThrow('e0 twice');
  expect(() => predicted(entrants, { pairs: [['e0', 'nobody']] })).toThrow('nobody');
  expect(() => predicted(entrants, { date: 'soon' })).toThrow('soon');
  expect(() => predicted(entrants, { rounds: 9 })).toThrow('rounds');
});

test('an event that names no head-to-heads has four of its best rated', () => {
  const rated = entrants.map((entrant, at) => ({ ...entrant, skill: { mean: at % 50, sd: 1 } }));
  const named = (field: typeof rated) =>
    predicted(field, { pairs: [] }).outcome.pairs.map(({ a, b }) => [a, b]);
  const { players } = predicted(rated).recipe.inputs;
  const best = players.toSorted((a, b) => b.skill - a.skill).slice(0, 8);
  expect(named(rated).flat()).toEqual(best.map(({ id }) => id));
});

test('head-to-heads and nationalities are counted by entrant', () => {
  const { outcome } = predicted(entrants, {
    pairs: [['e3', 'e50']],
    groups: [
      { name: 'Top Italian', countries: ['Italy'] },
      { name: 'Top Norwegian', countries: ['Norway'] },
    ],
  });
  expect(outcome.pairs[0]).toMatchObject({ a: 'e3', b: 'e50' });
  expect(outcome.groups.map(({ name, players }) => [name, players.length])).toEqual([
    ['Top Italian', 20],
  ]);
});

test('LIV: 54 holes in 2025, no cut, teams with all four scores', () => {
  const liv = predictTournament(
    entrants.slice(0, 52),
    'liv-golf',
    { name: 'Dallas', season: 2025, date: '2025-06-27' },
    ratings,
    200,
  );
  expect(liv.recipe.inputs).toMatchObject({ rounds: 3, cut: null, counting: [4, 4, 4] });
  expect(liv.outcome.teams).toHaveLength(13);
  expect(liv.recipe.notes.join()).toContain('PGA Tour');
});

test("the event's own rounds and cut go before the tour's", () => {
  const cut = { after: 2, places: 30, within: 10 };
  expect(predicted(entrants, { rounds: 3, cut }).recipe.inputs).toMatchObject({ rounds: 3, cut });
  expect(predicted(entrants, { cut: null }).recipe.inputs.cut).toBeNull();
});

test('a season without results is marked and widens every rating', () => {
  const { recipe } = predicted(entrants, { date: '2026-06-01', season: 2026 });
  expect(recipe.notes[0]).toContain('Ratings end on 2024-10-04');
  const sdOf = (made: ReturnType<typeof predicted>) => made.recipe.inputs.players[0]?.sd ?? 0;
  expect(recipe.inputs.players[0]?.sd).toBeGreaterThan(sdOf(predicted()));
});

test('extreme ratings are played, not refused', () => {
  const players = { ...ratings.players, 'player-0': rating(1000), 'player-1': rating(-1000) };
  const { outcome } = predicted(entrants, {}, { ...ratings, players });
  const wins = outcome.players.map((player) => player.wins);
  expect(wins[0]).toBe(Math.max(...wins));
  expect(outcome.players[1]?.top20).toBeLessThan(outcome.players[2]?.top20 ?? 0);
});
