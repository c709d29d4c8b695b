import { expect, test } from 'vitest';
import { golfStart } from '#domain/live/golfFigures.ts';
import type { GolferState, GolfState } from '#domain/live/golfState.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { GolfInputs } from '../../golf/inputs.ts';
import { golfModel } from '../../golf/model.ts';
import { simulate } from '../../simulate.ts';
import { golfLive } from './golfLive.ts';

const FIELD = 40;
const SEED = 12345;
const inputs: GolfInputs = {
  players: Array.from({ length: FIELD }, (_, at) => ({
    id: `p${at}`,
    skill: 1 - at / 20,
    sd: 0.7,
  })),
  rounds: 4,
  cut: { after: 2, places: 20, within: 0 },
  roundSd: 2.76,
  par: -0.3,
  withdrawal: 0.005,
  upset: 0.04,
  pairs: [[0, 1]],
  groups: [],
  teams: [],
  counting: [],
};
const live = golfLive(inputs, SEED, 2000, 4000);

/** A field in which everyone has these rounds, but for some. */
function stateOf(
  round: number,
  rounds: readonly number[],
  some: Readonly<Record<string, Omit<GolferState, 'id'>>> = {},
): GolfState {
  const players = inputs.players.map(({ id }) => ({ id, ...(some[id] ?? { rounds }) }));
  return { sport: 'golf', round, players };
}

const share = (state: GolfState, id: string, key: 'wins' | 'top10' | 'madeCut'): number => {
  const { players, runs } = live.after(state);
  return (players.find((one) => one.id === id)?.[key] ?? Number.NaN) / runs;
};

test('at the start it is the published outcome, to the last digit', () => {
  expect(live.after(stateOf(1, []))).toEqual(golfStart(simulate(golfModel, inputs, SEED, 2000)));
});

test('a withdrawal before the first shot is played without him, and nobody else changes much', () => {
  const published = golfStart(simulate(golfModel, inputs, SEED, 20_000));
  const without = live.after(stateOf(1, [], { p39: { rounds: [], out: 'withdrawn' } }));
  const gone = without.players.find(({ id }) => id === 'p39');
  expect(gone).toEqual({ id: 'p39', wins: 0, top5: 0, top10: 0, top20: 0, madeCut: 0 });
  for (const [at, player] of without.players.entries()) {
    if (player.id === 'p39') continue;
    const before = published.players[at] ?? expect.fail();
    for (const key of ['wins', 'top5', 'top10', 'top20', 'madeCut'] as const) {
      const [now, then] = [player[key] / without.runs, before[key] / published.runs];
      expect(Math.abs(now - then), `${player.id} ${key}`).toBeLessThan(0.04);
    }
  }
});

test('one winner a run; the same state gives the same figures', () => {
  const state = stateOf(2, [0], { p3: { rounds: [-6] }, p9: { rounds: [0], thru: 7, toPar: -3 } });
  const counts = live.after(state);
  expect(counts.players.reduce((sum, { wins }) => sum + wins, 0)).toBe(counts.runs);
  expect(counts.cutLines.reduce((sum, { runs }) => sum + runs, 0)).toBe(counts.runs);
  expect(live.after(state)).toEqual(counts);
});

test('the end: the leader has won, places are counted with ties, the cut stays as it was', () => {
  const state = stateOf(4, [0, 0, 0, 0], {
    p7: { rounds: [0, 0, 0, -1] },
    p8: { rounds: [3, 3], out: 'cut' },
    p9: { rounds: [0, 0], out: 'withdrawn' },
    p10: { rounds: [5], out: 'withdrawn' },
    p11: { rounds: [0, 0, 4], out: 'cut' },
  });
  const { players, runs, cutLines } = live.after(state);
  const of = (id: string) => players.find((one) => one.id === id);
  expect(of('p7')).toEqual({
    id: 'p7',
    wins: runs,
    top5: runs,
    top10: runs,
    top20: runs,
    madeCut: runs,
  });
  expect(of('p1')).toMatchObject({ wins: 0, top5: runs, madeCut: runs });
  expect(['p8', 'p9', 'p10', 'p11'].map((id) => of(id)?.madeCut)).toEqual([0, runs, 0, runs]);
  expect(cutLines).toEqual([]);
});

test('a play-off is a coin toss until its winner is told', () => {
  const tied = { p1: { rounds: [0, 0, 0, -2] }, p30: { rounds: [0, 0, 0, -2] } };
  const state = stateOf(4, [0, 0, 0, 0], tied);
  expect(share(state, 'p1', 'wins')).toBeCloseTo(0.5, 1);
  expect(share({ ...state, winner: 'p30' }, 'p30', 'wins')).toBe(1);
  expect(share({ ...state, winner: 'p30' }, 'p1', 'wins')).toBe(0);
});

test('strokes ahead count for more the fewer holes are left', () => {
  const ahead = (thru: number) =>
    share(
      stateOf(4, [0, 0, 0], {
        ...Object.fromEntries(
          inputs.players.map(({ id }) => [id, { rounds: [0, 0, 0], thru, toPar: 0 }]),
        ),
        p0: { rounds: [0, 0, 0], thru, toPar: -3 },
      }),
      'p0',
      'wins',
    );
  const chances = [1, 9, 17].map(ahead);
  expect(chances).toEqual(chances.toSorted((one, other) => one - other));
  expect(chances[2]).toBeGreaterThan(0.9);
});

test('a low round raises a player, a hard day that all had raises nobody', () => {
  const level = stateOf(2, [0]);
  const hard = stateOf(2, [6]);
  for (const id of ['p0', 'p20']) {
    expect(share(hard, id, 'wins')).toBeCloseTo(share(level, id, 'wins'), 1);
  }
  const low = stateOf(2, [0], { p20: { rounds: [-7] } });
  expect(share(low, 'p20', 'top10')).toBeGreaterThan(share(level, 'p20', 'top10') + 0.2);
});

test('the cut falls with its ties, and is behind once it is told or anyone plays on', () => {
  const two = (at: number): readonly number[] => [0, at < 19 ? 0 : 1];
  const some = Object.fromEntries(inputs.players.map(({ id }, at) => [id, { rounds: two(at) }]));
  const before = live.after(stateOf(2, [], some));
  // The 20th place is shared by all the others.
  expect(before.cutLines).toEqual([{ score: 1, runs: before.runs }]);
  const told = live.after(stateOf(2, [], { ...some, p39: { rounds: [9, 9], out: 'cut' } }));
  expect(told.cutLines).toEqual([]);
  expect(told.players.filter(({ madeCut }) => madeCut === told.runs)).toHaveLength(39);
});

test('a player the recipe does not know is played, one who is missing did not start', () => {
  const state = stateOf(1, []);
  const players = [...state.players.slice(1), { id: 'late', rounds: [] }];
  const counts = live.after({ ...state, players });
  expect(counts.players.find(({ id }) => id === 'p0')?.wins).toBe(0);
  expect(counts.players.at(-1)?.id).toBe('late');
  expect(counts.players.at(-1)?.wins).toBeGreaterThan(0);
});

const [one, ...others] = stateOf(2, [0]).players;
test.each([
  ['round', { round: 5 }],
  ['round', { round: 1.5 }],
  ['players', { players: null }],
  ['players (how many)', { players: [] }],
  ['players.id', { players: [one, one] }],
  ['players.rounds', { players: [{ ...one, rounds: [0, 0, 0] }, ...others] }],
  ['players.rounds', { players: [{ ...one, rounds: [Number.NaN] }, ...others] }],
  ['players.thru', { players: [{ ...one, thru: 18, toPar: 0 }, ...others] }],
  ['players.thru', { round: 1, players: [{ ...one, thru: 3, toPar: 0 }, ...others] }],
  ['players.toPar', { players: [{ ...one, thru: 3, toPar: 99 }, ...others] }],
  ['players.toPar', { players: [{ ...one, toPar: 2 }, ...others] }],
  ['players.out', { players: [{ ...one, out: 'tired' }, ...others] }],
  ['players', { players: others.map((player) => ({ ...player, out: 'cut' })) }],
  ['winner', { winner: 'nobody' }],
])('a bad state is refused by the name of its field: %s', (field, wrong) => {
  const state = { ...stateOf(2, [0]), ...wrong } as GolfState;
  const refusal = (() => {
    try {
      return live.after(state);
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toBeInstanceOf(InputError);
  expect((refusal as InputError).input).toBe(field);
});
