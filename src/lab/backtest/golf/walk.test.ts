import { expect, test } from 'vitest';
import { besideShared } from '#test/besideShared.ts';
import { readTournaments } from '../../fit/golf/readTournaments.ts';
import type { GolfRow } from '../../fit/golf/row.ts';
import { playedTournaments } from '../../fit/golf/tournaments.ts';
import { upTo, walkResults } from '../walkResults.ts';
import { golfWalk } from './golfWalk.ts';
import { questionsOf } from './questions.ts';
import { syntheticGolfRows } from './synthetic.fixture.ts';
import { walkGolfSeason } from './walkSeason.ts';

const RUNS = 200;
const rows = syntheticGolfRows([2021, 2022, 2023]);
const walk = (of: readonly GolfRow[]) => walkGolfSeason(upTo(playedTournaments(of), 2023), RUNS);
const honest = walk(rows);

/** Everything from a day on reversed. */
const corrupted = (from: string): GolfRow[] =>
  rows.map((row) =>
    row.date < from ? row : { ...row, rounds: row.rounds.map((score) => 5 - (score ?? 0)) },
  );

test('no peeking: a corrupted future changes no forecast and no parameter before it', () => {
  const before = honest.filter(({ event }) => event.date < '2023-04-01');
  const changed = walk(corrupted('2023-04-01'));
  expect(honest).toHaveLength(6);
  expect(before).toHaveLength(3);
  expect(changed.slice(0, 3).map(({ said }) => said)).toEqual(before.map(({ said }) => said));
  expect(changed.map(({ params }) => params)).toEqual(honest.map(({ params }) => params));
  // The event on that day was forecast before its own scores; the one after it was not.
  expect(changed[3]?.said).toEqual(honest[3]?.said);
  expect(changed[4]?.said).not.toEqual(honest[4]?.said);
});

test('a first season alone is refused', () => {
  const events = playedTournaments(rows.filter(({ season }) => season === 2021));
  const silent = (): void => undefined;
  expect(() => walkResults(golfWalk, { league: 'golf', rows: events }, [2021], silent)).toThrow(
    'golf: no season before 2021',
  );
});

test('the past does count: corrupting it changes forecasts and parameters', () => {
  const changed = walk(corrupted('2022-01-01'));
  expect(changed[0]?.params).not.toEqual(honest[0]?.params);
});

test('questions: probabilities, and better than the same chance for all', () => {
  const questions = questionsOf(honest);
  expect(questions.map(({ name }) => name)).toEqual([
    'winner',
    'top 5',
    'top 10',
    'top 20',
    'make cut',
  ]);
  const top = questions.find(({ name }) => name === 'top 10') ?? expect.fail();
  expect(top.answers).toHaveLength(6 * 40);
  const loss = (model: string): number =>
    top.answers.reduce((sum, { happened, said }) => {
      const [yes = 0, no = 0] = said[model] ?? expect.fail();
      expect(yes + no).toBeCloseTo(1, 12);
      return sum - Math.log(happened[0] ? yes : no);
    }, 0);
  expect(loss('own')).toBeLessThan(loss('base rate'));
});

besideShared('data', 'the results file of golf', (data) => {
  test('21 copied leaderboards are found', () => {
    const seasons = readTournaments(data).events.filter(({ season }) => season < 2025);
    const copies = seasons.flatMap((event) =>
      event.copies.map((copy) => `${copy} ${event.season}`),
    );
    expect(copies).toHaveLength(21);
    expect(copies).toContain('Puerto Rico Open 2024');
    expect(copies).not.toContain('The Open 2024');
  });
});
