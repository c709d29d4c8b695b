import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CheckError } from './checkError.ts';
import { checkParlay } from './checkParlay.ts';
import type { GameBet } from './gameLeg.ts';
import { TWENTY } from './grid.fixture.ts';
import { type DrawnRuns, type GameContest, playerGameLegs } from './playerGameLegs.ts';
import type { PlayerBet } from './playerLeg.ts';

/** A run: the score, then of two players whether they play and their points; the first's fantasy points are in tenths. */
type Run = readonly [
  home: number,
  away: number,
  [plays: 0 | 1, points: number],
  [plays: 0 | 1, points: number],
];

function drawnOf(runs: readonly Run[]): DrawnRuns {
  const player = (at: 2 | 3) => ({
    plays: runs.map((run) => run[at][0]),
    stats: new Map([
      ['points', runs.map((run) => run[at][1])],
      ['fantasy DraftKings', runs.map((run) => 10 * run[at][1] + 5)],
    ]),
  });
  return {
    home: runs.map(([home]) => home),
    away: runs.map(([, away]) => away),
    players: new Map([
      ['one', player(2)],
      ['two', player(3)],
    ]),
  };
}

function countsOf(values: readonly number[]) {
  const from = Math.min(0, ...values);
  const counts = Array.from({ length: Math.max(0, ...values) - from + 1 }, () => 0);
  for (const value of values) counts[value - from] = (counts[value - from] ?? 0) + 1;
  return { from, counts };
}

/** A game of these runs, with the lines that they say. */
function gameOf(runs: readonly Run[]): GameContest {
  const lines = (['one', 'two'] as const).map((playerId, index) => {
    const own = runs.map((run) => run[index === 0 ? 2 : 3]).filter(([plays]) => plays === 1);
    const points = own.map(([, value]) => value);
    return {
      playerId,
      name: playerId,
      side: 'home' as const,
      position: '',
      plays: own.length / runs.length,
      stats: {
        points: countsOf(points),
        'fantasy DraftKings': countsOf(points.map((value) => 10 * value + 5)),
      },
    };
  });
  return { grid: TWENTY, canDraw: true, players: { lines, drawn: drawnOf(runs) } };
}

const bet = (
  playerId: string,
  side: 'over' | 'under',
  line: number,
  stat = 'points',
): PlayerBet => ({
  market: 'player',
  playerId,
  stat,
  side,
  line,
});
const HOME: GameBet = { market: 'moneyline', side: 'home' };

const priced = (game: GameContest, bets: readonly (GameBet | PlayerBet)[]) =>
  checkParlay(
    [
      playerGameLegs(
        game,
        bets.map((one, at) => ({ at, bet: one })),
      ),
    ],
    bets.map(() => undefined),
    undefined,
  );

/** Ten runs: the first player misses two of them, the second one of the others. */
const TEN: readonly Run[] = [
  [1, 0, [1, 1], [1, 0]],
  [2, 0, [1, 2], [1, 0]],
  [2, 1, [1, 1], [1, 1]],
  [3, 1, [1, 2], [1, 1]],
  [0, 0, [1, 0], [1, 0]],
  [0, 1, [1, 0], [1, 0]],
  [1, 2, [1, 1], [1, 0]],
  [1, 1, [1, 1], [0, 0]],
  [2, 2, [0, 0], [1, 2]],
  [0, 2, [0, 0], [1, 0]],
];

describe('ten runs', () => {
  test('a player’s leg is counted where he plays: over .5 in six of eight', () => {
    const { win, push, lose } = priced(gameOf(TEN), [bet('one', 'over', 0.5)]);
    expect([win, push, lose]).toEqual([6 / 8, 0, 2 / 8]);
  });

  test('a whole line gives the stake back: over 1 wins two, pushes four, loses two', () => {
    const { win, push, lose } = priced(gameOf(TEN), [bet('one', 'over', 1)]);
    expect([win, push, lose]).toEqual([2 / 8, 4 / 8, 2 / 8]);
  });

  test('with the game’s winner: his runs alone, four of eight with one and a home win', () => {
    const { win, legs, independentShare } = priced(gameOf(TEN), [bet('one', 'over', 0.5), HOME]);
    expect(win).toBe(4 / 8);
    // The winner by himself is what the whole grid says: nine of twenty.
    expect(legs[1]?.win).toBe(9 / 20);
    expect(independentShare).toBeCloseTo((6 / 8) * (9 / 20), 12);
  });

  test('two players: the seven runs in which both play', () => {
    const both = [bet('one', 'over', 0.5), bet('two', 'over', 0.5)];
    expect(priced(gameOf(TEN), both).win).toBe(2 / 7);
  });

  test('a line of fantasy points is in points, not in the tenths that are counted', () => {
    const line = bet('one', 'over', 10.5, 'fantasy DraftKings');
    const { win, push } = priced(gameOf(TEN), [line]);
    // 1 point is 1.5 here, 2 are 2.5.
    expect([win, push]).toEqual([0, 0]);
    expect(priced(gameOf(TEN), [{ ...line, line: 2 }]).win).toBe(2 / 8);
    expect(priced(gameOf(TEN), [{ ...line, line: 2.5 }]).push).toBe(2 / 8);
  });
});

const ALONE: GameContest = { ...gameOf(TEN), players: 'We forecast no players of this league' };
test.each([
  ['noSuchBet', [0], gameOf(TEN), [bet('one', 'over', 1.25)]],
  ['noSuchBet', [0], gameOf(TEN), [bet('one', 'over', 1000)]],
  ['noSuchBet', [0], gameOf(TEN), [bet('one', 'over', 1.5, 'saves')]],
  ['noSuchBet', [0], gameOf(TEN), [bet('one', 'over', 1.5, 'toString')]],
  ['unknown', [1], gameOf(TEN), [HOME, bet('three', 'over', 1.5)]],
  ['noFigures', [0], ALONE, [bet('one', 'over', 1.5)]],
  ['impossible', [0, 1], gameOf(TEN), [bet('one', 'over', 1.5), bet('one', 'under', 1.5)]],
  ['impossible', [0, 1], gameOf(TEN), [bet('one', 'over', 1.5), bet('one', 'under', 2)]],
  ['twice', [0, 1], gameOf(TEN), [bet('one', 'over', 1.5), bet('one', 'over', 1.5)]],
] as const)('%s is told of legs %o', (problem, legs, game, bets) => {
  expect(() => priced(game, bets)).toThrow(expect.objectContaining({ problem, legs }));
});

test('what can be but never came up is no contradiction', () => {
  const { win } = priced(gameOf(TEN), [bet('one', 'over', 1.5), bet('one', 'under', 8)]);
  expect(win).toBe(2 / 8);
  expect(priced(gameOf(TEN), [bet('one', 'over', 7.5), HOME]).win).toBe(0);
});

test('players who never play together have no figure together', () => {
  const never: readonly Run[] = [
    [1, 0, [1, 1], [0, 0]],
    [0, 1, [0, 0], [1, 1]],
  ];
  const both = [bet('one', 'over', 0.5), bet('two', 'over', 0.5)];
  expect(() => priced(gameOf(never), both)).toThrow(
    expect.objectContaining({ problem: 'noFigures', legs: [0, 1] }),
  );
});

const run: fc.Arbitrary<Run> = fc.tuple(
  fc.nat({ max: 4 }),
  fc.nat({ max: 4 }),
  fc.tuple(fc.constantFrom<0 | 1>(0, 1), fc.nat({ max: 5 })),
  fc.tuple(fc.constantFrom<0 | 1>(0, 1), fc.nat({ max: 5 })),
);
const runs = fc.array(run, { minLength: 1, maxLength: 30 });
const halves = fc.integer({ min: -1, max: 12 }).map((n) => n / 2);
const asked = fc.record({
  playerId: fc.constantFrom('one', 'two'),
  side: fc.constantFrom('over' as const, 'under' as const),
  line: halves,
});

/** By hand: of the runs in which all play, the share in which every bet wins. */
function recount(of: readonly Run[], bets: readonly PlayerBet[], home: boolean): number {
  const at = ({ playerId }: PlayerBet) => (playerId === 'one' ? 2 : 3);
  const played = of.filter((one) => bets.every((leg) => one[at(leg)][0] === 1));
  const won = played.filter(
    (one) =>
      bets.every((leg) => {
        const value = one[at(leg)][1];
        return leg.side === 'over' ? value > leg.line : value < leg.line;
      }) &&
      (!home || one[0] > one[1]),
  );
  return won.length / played.length;
}

test('whatever the runs and the legs: the share is what a recount says', () => {
  fc.assert(
    fc.property(
      runs,
      fc.array(asked, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (of, some, home) => {
        const bets = some.map(({ playerId, side, line }) => bet(playerId, side, line));
        try {
          const { win } = priced(gameOf(of), [...bets, ...(home ? [HOME] : [])]);
          expect(win).toBeCloseTo(recount(of, bets, home), 12);
        } catch (error) {
          if (!(error instanceof CheckError)) throw error;
          // Refused is only what cannot win, the same bet twice, and who never plays.
          if (error.problem !== 'twice')
            expect(recount(of, bets, home) || 0, error.problem).toBe(0);
        }
      },
    ),
  );
});

test('over and under of one line are all of it but the push', () => {
  fc.assert(
    fc.property(runs, halves, (of, line) => {
      const game = gameOf(of.map(([h, a, [, one], two]) => [h, a, [1, one], two]));
      const [over, under] = (['over', 'under'] as const).map(
        (side) => priced(game, [bet('one', side, line)]).legs[0],
      );
      expect((over?.win ?? 0) + (under?.win ?? 0)).toBeCloseTo(1 - (over?.push ?? 0), 12);
      expect(over?.push).toBe(under?.push);
    }),
  );
});
