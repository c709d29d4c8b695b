import { describe, expect, test } from 'vitest';
import { corruptedFrom, folderWith, madeLeague } from '../../fit/goals/madeLeague.fixture.ts';
import type { Walked } from '../types.ts';
import { goalBacktest } from './backtest.ts';

const silent = (): void => undefined;
const made = madeLeague(4);
const SEASON = 2017;
const walk = (league: string, games = made): Walked =>
  goalBacktest.walk(league, folderWith(league.toLowerCase(), games), [SEASON], silent);

/** Every model's forecasts of the games before a date, without the close: that is the game's own price. */
const saidBefore = (date: string, { questions }: Walked) =>
  questions.map(({ name, answers, earlier }) => ({
    name,
    answers: answers.filter(({ cluster }) => cluster < date).map(({ said }) => said),
    earlier: earlier?.map((part) => part.answers.filter(({ cluster }) => cluster < date)),
  }));

test('without a season asked for, the newest that have one before them; a first season alone is refused', () => {
  const first = made[0]?.season ?? 0;
  const of = (most: number): Walked =>
    goalBacktest.walk(
      'MLS',
      folderWith(
        'mls',
        made.filter(({ season }) => season <= most),
      ),
      undefined,
      silent,
    );
  expect(of(first + 1).seasons).toEqual([first + 1]);
  expect(() => of(first)).toThrow(`no season before ${first}`);
});

describe.each(['MLS', 'EPL'])('%s', (league) => {
  const walked = walk(league);
  const { questions, quantities, shapes } = walked;

  test.each([
    ['within the season', '2017-03-01'],
    ['from its first day', '2017-01-10'],
  ])('no peeking: the future corrupted %s changes no forecast before it', (_, date) => {
    const changed = walk(league, corruptedFrom(date, made));
    expect(saidBefore(date, changed)).toEqual(saidBefore(date, walked));
    const own = (w: Walked) =>
      w.questions.map(({ answers }) =>
        answers.filter(({ cluster }) => cluster === '2017-01-10').map(({ said }) => said.own),
      );
    if (date === '2017-01-10') expect(own(changed)).toEqual(own(walked));
    else expect(changed).not.toEqual(walked);
  });

  test('the season after is not read at all', () => {
    const shorter = made.filter(({ season }) => season <= SEASON);
    expect(walk(league, shorter)).toEqual(walked);
  });

  test('every question has all games, and probabilities that sum to one', () => {
    for (const { name, answers } of questions) {
      expect(answers).toHaveLength(90);
      for (const { said, happened } of answers) {
        expect(happened.reduce((sum, p) => sum + p, 0)).toBe(1);
        for (const probabilities of Object.values(said)) {
          expect(probabilities.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
        }
      }
      expect(name).not.toBe('');
    }
  });

  test('margins and totals have a mean and a place in the forecast', () => {
    for (const { values } of quantities) {
      for (const { said } of values) {
        expect(said.own?.pit).toBeGreaterThanOrEqual(0);
        expect(said.own?.pit).toBeLessThanOrEqual(1);
        expect(Number.isFinite(said.own?.mean)).toBe(true);
      }
    }
  });

  test('forecasts learn: better than the shares of the very games they forecast', () => {
    const answers = questions.find(({ name }) => name === 'three-way')?.answers ?? [];
    const shares = [0, 1, 2].map(
      (outcome) =>
        answers.filter(({ happened }) => happened[outcome] === 1).length / answers.length,
    );
    const loss = (said: (index: number) => readonly number[]) =>
      answers.reduce((sum, { happened }, index) => {
        const p = said(index)[happened.indexOf(1)] ?? Number.NaN;
        return sum - Math.log(p) / answers.length;
      }, 0);
    for (const model of ['own', 'own, no lines']) {
      expect(loss((index) => answers[index]?.said[model] ?? [])).toBeLessThan(loss(() => shares));
    }
  });

  test('shapes are told with their number of games', () => {
    expect(shapes.map(({ name }) => name)).toContain('draw');
    for (const { games, simulated, actual } of shapes) {
      expect(games).toBe(90);
      expect(simulated).toBeGreaterThan(0);
      expect(actual).toBeLessThan(1);
    }
  });
});
