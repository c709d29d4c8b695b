import { describe, expect, test } from 'vitest';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { GameAbout } from '#domain/rerun/about.ts';
import { EXAMPLE_INPUTS, LINED_INPUTS } from '../exampleInputs.fixture.ts';
import type { SportModel } from '../model.ts';
import { MODELS } from '../registry.ts';
import { simulate } from '../simulate.ts';
import { baseballWhatIf, basketballWhatIf, footballWhatIf, hockeyWhatIf } from './calibrated.ts';
import type { WhatIf } from './knob.ts';
import { scoreWidths } from './shift.ts';
import { soccerWhatIf } from './soccer.ts';

const ABOUT: GameAbout = { kind: 'game', home: 'Bills', away: 'Chiefs', canDraw: false };
const RUNS = 200_000;

interface Case {
  readonly sport: keyof typeof EXAMPLE_INPUTS;
  readonly whatIf: WhatIf<unknown, ScoreGrid, GameAbout>;
  /** The rating change that the test makes, in the sport's points. */
  readonly by: number;
}

const CASES: readonly Case[] = [
  { sport: 'football', whatIf: footballWhatIf, by: 1 },
  { sport: 'basketball', whatIf: basketballWhatIf, by: 1 },
  { sport: 'baseball', whatIf: baseballWhatIf, by: 0.3 },
  { sport: 'hockey', whatIf: hockeyWhatIf, by: 0.3 },
  { sport: 'soccer', whatIf: soccerWhatIf, by: 0.3 },
];

function played(
  { sport, whatIf }: Case,
  settings: Readonly<Record<string, number>>,
  lined: boolean,
) {
  const model: SportModel<unknown> = MODELS[sport];
  const inputs = { ...EXAMPLE_INPUTS[sport], ...(lined && LINED_INPUTS[sport]) };
  const published = simulate(model, inputs, 7, RUNS);
  const moved = whatIf.moved(inputs, settings, published);
  return { published: scoreWidths(published), moved: scoreWidths(simulate(model, moved, 7, RUNS)) };
}

describe.each([
  ['alone', false],
  ['anchored to lines', true],
])('%s', (_name, lined) => {
  test.each(CASES)('$sport: a rating moves the expected margin by as much', (each) => {
    for (const settings of [{ home: each.by }, { away: -each.by }, { advantage: each.by }]) {
      const { published, moved } = played(each, settings, lined);
      const change = moved.margin.mean - published.margin.mean;
      expect(change / each.by).toBeGreaterThan(0.8);
      expect(change / each.by).toBeLessThan(1.2);
    }
  });

  test.each(CASES)('$sport: conditions move the expected total by as much', (each) => {
    const { published, moved } = played(each, { conditions: -2 * each.by }, lined);
    const change = moved.total.mean - published.total.mean;
    expect(change / each.by).toBeLessThan(-1.6);
    expect(change / each.by).toBeGreaterThan(-2.4);
  });
});

test('a better pitcher takes runs off the total, too; a quarterback does not', () => {
  const [football, , baseball] = CASES as [Case, Case, Case];
  const pitched = played(baseball, { homeStarter: 0.5 }, true);
  expect(pitched.moved.margin.mean - pitched.published.margin.mean).toBeCloseTo(0.5, 0);
  expect(pitched.moved.total.mean - pitched.published.total.mean).toBeCloseTo(-0.5, 0);
  const thrown = played(football, { homeStarter: 4 }, false);
  expect(thrown.moved.margin.mean).toBeGreaterThan(thrown.published.margin.mean + 3);
  expect(Math.abs(thrown.moved.total.mean - thrown.published.total.mean)).toBeLessThan(0.5);
});

test('as published nothing moves, and a line moves no input', () => {
  const inputs = { ...EXAMPLE_INPUTS.football, ...LINED_INPUTS.football };
  const published = simulate(MODELS.football, inputs, 7, 10_000);
  expect(footballWhatIf.moved(inputs, {}, published)).toEqual(inputs);
  expect(footballWhatIf.moved(inputs, { spread: -7, total: 41.5 }, published)).toEqual(inputs);
  const goals = { ...EXAMPLE_INPUTS.soccer, ...LINED_INPUTS.soccer };
  const scores = simulate(MODELS.soccer, goals, 7, 10_000);
  expect(soccerWhatIf.moved(goals, {}, scores)).toEqual(goals);
});

test.each(CASES)('$sport: the model takes every end of every knob', (each) => {
  const model: SportModel<unknown> = MODELS[each.sport];
  const inputs = { ...EXAMPLE_INPUTS[each.sport], ...LINED_INPUTS[each.sport] };
  const published = simulate(model, inputs, 7, 5000);
  for (const knob of each.whatIf.knobs(inputs, ABOUT, published)) {
    if (knob.kind === 'choice') continue;
    for (const end of [knob.min, knob.max]) {
      const moved = each.whatIf.moved(inputs, { [knob.id]: end }, published);
      expect(() => simulate(model, moved, 7, 1000), `${knob.id} ${end}`).not.toThrow();
    }
  }
});

test('knobs name sides, and starters where the model rates them', () => {
  const published = simulate(MODELS.football, EXAMPLE_INPUTS.football, 7, 5000);
  const about = { ...ABOUT, spread: -2.5, starters: { home: 'Josh Allen' } };
  const knobs = footballWhatIf.knobs(EXAMPLE_INPUTS.football, about, published);
  const labels = knobs.map(({ label }) => label);
  expect(labels).toContain('Chiefs rating');
  expect(labels).toContain('Bills: quarterback for Josh Allen');
  expect(knobs.find(({ id }) => id === 'spread')?.value).toBe(-2.5);
  const others = basketballWhatIf.knobs(EXAMPLE_INPUTS.basketball, ABOUT, published);
  expect(others.some(({ id }) => id === 'homeStarter')).toBe(false);
});

test.each([
  [2.5, 0.5, 5.5],
  [2.25, 0.75, 5.25],
  [0.5, 0.5, 3.5],
])('no total below half a goal is asked: a line of %d goes from %d to %d', (total, min, max) => {
  const published = simulate(MODELS.soccer, EXAMPLE_INPUTS.soccer, 7, 5000);
  const knobs = soccerWhatIf.knobs(EXAMPLE_INPUTS.soccer, { ...ABOUT, total }, published);
  expect(knobs.find(({ id }) => id === 'total')).toMatchObject({ min, max, signed: false });
  expect(knobs.find(({ id }) => id === 'spread')).toMatchObject({ signed: true });
});
