import { expect, test } from 'vitest';
import { InputError } from '#domain/numbers/inputError.ts';
import type { RefreshContext } from './context.ts';
import { playWaiting } from './playWaiting.ts';
import type { Seed } from './seeds/unseeded.ts';

const SEED = { seed: 7, from: {} } as Seed;

/** Plays a number of contests, of which one is not played but throws. @returns what was saved, call by call, and what was logged */
async function played(count: number, failing?: { readonly at: number; readonly error: Error }) {
  const logged: string[] = [];
  const saved: (readonly number[])[] = [];
  let breaths = 0;
  const context = {
    log: (line: string) => logged.push(line),
    breathe: async () => {
      breaths += 1;
    },
  } as unknown as RefreshContext;
  const waiting = Array.from({ length: count }, (_, at) => ({
    name: `game ${at}`,
    contest: { gameId: at },
    recipe: {} as never,
    seedParts: [],
    play: ({ seed }: Seed) => {
      if (at === failing?.at) throw failing.error;
      return at * 100 + seed;
    },
  }));
  await playWaiting(
    context,
    waiting,
    () => SEED,
    async (made) => {
      saved.push(made);
    },
  );
  return { logged, saved, breaths };
}

test('what is played is saved in its order, 40 at a time, and the lease is kept between any two', async () => {
  const { saved, breaths, logged } = await played(90);
  expect(saved.map((some) => some.length)).toEqual([40, 40, 10]);
  expect(saved.flat()).toEqual(Array.from({ length: 90 }, (_, at) => at * 100 + 7));
  expect(breaths).toBe(90);
  expect(logged).toEqual([]);
});

test('a contest that its model refuses has no prediction, and holds up no other', async () => {
  const { saved, logged } = await played(3, { at: 1, error: new InputError('skill of y is NaN') });
  expect(saved).toEqual([[7, 207]]);
  expect(logged).toEqual(['no prediction of game 1: skill of y is NaN']);
});

test('a mistake of ours is no refusal', async () => {
  const error = new RangeError('out of range');
  await expect(played(3, { at: 1, error })).rejects.toBe(error);
});
