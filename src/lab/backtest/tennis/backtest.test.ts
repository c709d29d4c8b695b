import { expect, test } from 'vitest';
import type { FileMatch } from '../../fit/tennis/row.ts';
import { walkResults } from '../walkResults.ts';
import { plainElo } from './elo.ts';
import { syntheticTour } from './syntheticTour.fixture.ts';
import { tennisWalk } from './tennisWalk.ts';
import { worldRank } from './worldRank.ts';

const SEASONS = [2001, 2002, 2003, 2004];
const TOUR = syntheticTour(SEASONS);
const quiet = (): void => undefined;
const walk = (rows: readonly FileMatch[], seasons = [2004]) =>
  walkResults(tennisWalk, { league: 'WTA', rows, runs: 1000, rounds: 1 }, seasons, quiet);
const WALKED = walk(TOUR);

/** Reverses everything about a match except who plays whom and when. */
const corrupted = (match: FileMatch): FileMatch => ({
  ...match,
  winner: match.winner === 'a' ? 'b' : 'a',
  close: 1 - (match.close ?? 0.5),
  sets: [
    [0, 6],
    [0, 6],
  ],
});

test('corrupting the future changes no forecast before it', () => {
  const half = TOUR.filter(({ season }) => season === 2004)[30]?.day ?? 0;
  const bad = walk(TOUR.map((match) => (match.day >= half ? corrupted(match) : match)));
  const before = (walked: typeof WALKED) =>
    walked.questions
      .filter(({ name }) => name === 'win')
      .flatMap(({ answers }) =>
        answers
          .filter(({ cluster }) => Number(cluster.slice(4)) <= half)
          .map(({ said: { close: _, ...models } }) => models),
      );
  expect(before(bad)).toHaveLength(31);
  expect(before(bad)).toEqual(before(WALKED));
  expect(bad.questions).not.toEqual(WALKED.questions);
});

test('corrupting the season changes no parameter: its first forecast stays, baselines included', () => {
  const bad = walk(TOUR.map((match) => (match.season === 2004 ? corrupted(match) : match)));
  const first = (walked: typeof WALKED) => {
    const { close: _, ...models } = walked.questions[0]?.answers[0]?.said ?? {};
    return models;
  };
  expect(first(bad)).toEqual(first(WALKED));
  expect(bad.questions[0]?.earlier).toEqual(WALKED.questions[0]?.earlier);
});

test('it is deterministic, and probabilities sum to one', () => {
  expect(walk(TOUR)).toEqual(WALKED);
  for (const { answers } of WALKED.questions) {
    for (const { said } of answers) {
      for (const list of Object.values(said)) {
        expect(list.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
      }
    }
  }
});

test('the better player of a made-up tour is found', () => {
  const wins = WALKED.questions[0]?.answers ?? [];
  const loss = (model: string) =>
    wins.reduce((sum, { said, happened }) => {
      const [p = 0.5] = said[model] ?? [];
      return sum - Math.log(happened[0] === 1 ? p : 1 - p);
    }, 0) / wins.length;
  expect(loss('own')).toBeLessThan(loss('base rate'));
  expect(loss('own, no lines')).toBeLessThan(loss('base rate'));
});

test('the first season has nothing to be fitted on', () => {
  expect(() => walk(TOUR, [2001])).toThrow('WTA: no season before 2001');
});

test('places of the games in their distribution are between 0 and 1', () => {
  const pits = WALKED.quantities[0]?.values.map(({ said }) => said.own?.pit ?? -1) ?? [];
  expect(pits.length).toBeGreaterThan(40);
  for (const pit of pits) expect(pit >= 0 && pit <= 1).toBe(true);
});

test('plain Elo starts level and follows who wins; the ranking favours the better ranked', () => {
  const elo = plainElo(TOUR);
  expect(elo[0]).toBe(0.5);
  const lastOfBest = TOUR.findLastIndex(({ a }) => a.key === 'P10');
  expect(elo[lastOfBest]).toBeGreaterThan(0.5);
  const [match] = TOUR;
  if (match) expect(worldRank(TOUR)(match)).toBeGreaterThan(0.5);
});

test('a season with few closing lines asks of all matches, one with many of those that have one', () => {
  const without = (share: number) => (match: FileMatch, index: number) => {
    if (match.season !== 2004 || index % 100 >= share) return match;
    const { close: _, ...rest } = match;
    return { ...rest, close: undefined };
  };
  const all = TOUR.filter(({ season }) => season === 2004).length;
  const few = walk(TOUR.map(without(95)));
  expect(few.questions[0]?.answers).toHaveLength(all);
  expect(few.notes).toContain('2004: win is asked of all matches, as few have a closing line');
  const many = walk(TOUR.map(without(20)));
  const asked = many.questions[0]?.answers ?? [];
  expect(asked.length).toBeLessThan(all);
  expect(asked.every(({ said }) => said.close !== undefined)).toBe(true);
});
