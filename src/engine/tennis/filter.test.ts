import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_TENNIS_PARAMS } from './exampleParams.fixture.ts';
import type { PlayedMatch, TennisEntrant, TennisFixture } from './match.ts';
import {
  learnMeeting,
  prepareMeeting,
  startTennisState,
  type TennisRatingsState,
} from './state.ts';

const entrant = (key: string, rank?: number, age?: number): TennisEntrant => ({ key, rank, age });

const fixture = (change: Partial<TennisFixture> = {}): TennisFixture => ({
  a: entrant('Ann'),
  b: entrant('Bea'),
  day: 20_000,
  surface: 'hard',
  bestOf: 3,
  ...change,
});

const played = (change: Partial<PlayedMatch> = {}): PlayedMatch => ({
  ...fixture(),
  winner: 'a',
  sets: [
    [6, 3],
    [6, 4],
  ],
  retired: false,
  ...change,
});

const start = (): TennisRatingsState => startTennisState('WTA', EXAMPLE_TENNIS_PARAMS);

function having(...matches: readonly PlayedMatch[]): TennisRatingsState {
  const state = start();
  for (const match of matches) learnMeeting(state, prepareMeeting(state, match), match);
  return state;
}

const wins = (state: TennisRatingsState, asked: TennisFixture) => {
  const { lines, results } = prepareMeeting(state, asked);
  return { lines: lines.win, results: results.win };
};

describe('forecasts', () => {
  test('two unknown players are level', () => {
    expect(wins(start(), fixture())).toEqual({ lines: 0.5, results: 0.5 });
  });

  test('sides swap, and the better ranked is favoured', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), (r, q) => {
        const forward = wins(start(), fixture({ a: entrant('Ann', r), b: entrant('Bea', q) }));
        const back = wins(start(), fixture({ a: entrant('Bea', q), b: entrant('Ann', r) }));
        expect(forward.lines).toBeCloseTo(1 - back.lines, 12);
        if (r < q) expect(forward.lines).toBeGreaterThan(0.5);
      }),
    );
  });

  test('best of five favours the better player more', () => {
    const sides = { a: entrant('Ann', 5), b: entrant('Bea', 80) };
    const three = wins(start(), fixture(sides)).lines;
    expect(wins(start(), fixture({ ...sides, bestOf: 5 })).lines).toBeGreaterThan(three);
  });

  test('age counts where both are known', () => {
    const young = wins(start(), fixture({ a: entrant('Ann', 50, 22), b: entrant('Bea', 50, 34) }));
    expect(young.lines).toBeGreaterThan(0.5);
    const one = wins(start(), fixture({ a: entrant('Ann', 50, 22), b: entrant('Bea', 50) }));
    expect(one.lines).toBeCloseTo(0.5, 12);
  });

  test('a probability stays one whatever the ratings', () => {
    const state = having(played());
    const ann = state.players.get('Ann');
    expect(ann).toBeDefined();
    if (ann) ann.lines.level.mean = 1000;
    const { lines } = wins(state, fixture({ day: 20_001 }));
    expect(lines).toBeGreaterThan(0.99);
    expect(lines).toBeLessThanOrEqual(1);
  });
});

describe('learning', () => {
  test('a clear win lifts the winner, a line against her lowers her again', () => {
    expect(wins(having(played()), fixture({ day: 20_002 })).lines).toBeGreaterThan(0.55);
    expect(wins(having(played({ close: 0.15 })), fixture({ day: 20_002 })).lines).toBeLessThan(0.5);
  });

  test('the filter without lines never sees one', () => {
    const without = wins(having(played()), fixture({ day: 20_002 })).results;
    for (const close of [0.02, 0.5, 0.97]) {
      expect(wins(having(played({ close })), fixture({ day: 20_002 })).results).toBe(without);
    }
  });

  test('a surface teaches most about itself', () => {
    const state = having(played({ surface: 'clay', close: 0.9 }));
    const clay = wins(structuredClone(state), fixture({ day: 20_002, surface: 'clay' })).lines;
    expect(clay).toBeGreaterThan(wins(state, fixture({ day: 20_002, surface: 'grass' })).lines);
  });

  test('the games of a match given up are not learned from, and it counts against the loser', () => {
    const gaveUp = played({
      retired: true,
      sets: [
        [6, 0],
        [6, 5],
      ],
      winner: 'b',
      close: 0.5,
    });
    const state = having(gaveUp);
    expect(state.players.get('Ann')?.hurtDay).toBe(20_000);
    expect(state.players.get('Ann')?.lines.level.mean).toBe(
      state.players.get('Bea')?.lines.level.mean,
    );
    expect(wins(state, fixture({ day: 20_010 })).lines).toBeLessThan(0.5);
  });

  test('a lay-off widens, three years away starts anew', () => {
    const variance = (day: number): number => {
      const state = having(played({ close: 0.8 }));
      prepareMeeting(state, fixture({ day }));
      return state.players.get('Ann')?.lines.level.variance ?? Number.NaN;
    };
    expect(variance(20_200)).toBeGreaterThan(variance(20_010));
    expect(variance(20_000 + 1200)).toBeCloseTo(EXAMPLE_TENNIS_PARAMS.lines.levelVar, 12);
  });

  test('the share of matches with lines decides who speaks', () => {
    const many = Array.from({ length: 600 }, (_, index) =>
      played({ day: 20_000 + index, close: 0.6 }),
    );
    const state = having(...many);
    expect(prepareMeeting(state, fixture({ day: 20_700 })).which).toBe('lines');
    expect(prepareMeeting(start(), fixture()).which).toBe('results');
  });

  test('long sets make a server, short ones unmake her', () => {
    const long = played({
      sets: [
        [7, 6],
        [6, 7],
        [7, 6],
      ],
    });
    const short = played({
      sets: [
        [6, 1],
        [1, 6],
        [6, 0],
      ],
    });
    expect(having(long).players.get('Ann')?.service.mean).toBeGreaterThan(0);
    expect(having(short).players.get('Ann')?.service.mean).toBeLessThan(0);
    expect(having(played({ sets: [] })).players.get('Ann')?.service.mean).toBe(0);
  });
});
