import type { Dice } from '../dice.ts';

/** Where a half-inning stands after each batter, its start first: runs in it, outs, and occupied bases as in `BaseballState`. */
export interface AtBat {
  readonly runs: number;
  readonly outs: number;
  readonly bases: number;
}

/** The first batter to get on is at first base about twice as often as beyond. */
const FIRST_BASES = [1, 1, 1, 2, 2, 4];
const LOADED = 7;
const OUTS = 3;

const runners = (bases: number): number => [1, 2, 4].filter((base) => bases & base).length;

/** One more runner, no run: the first free base is taken, as after a walk. */
function oneMore(bases: number, dice: Dice): number {
  if (bases === 0) return dice.one(FIRST_BASES);
  return [1, 2, 4].map((base) => bases | base).find((after) => after !== bases) ?? LOADED;
}

/**
 * A half-inning with so many runs, batter by batter, up to its third out or, of one that wins the game, its last run. Runs come by
 * home runs, which are the simplest way from any bases to none.
 * @param start bases at its start
 */
export function halfInning(dice: Dice, runs: number, start = 0, wins = false): readonly AtBat[] {
  const stands: AtBat[] = [{ runs: 0, outs: 0, bases: start }];
  const now = (): AtBat => stands.at(-1) ?? { runs: 0, outs: 0, bases: start };
  const add = (change: Partial<AtBat>) => stands.push({ ...now(), ...change });
  while (now().runs < runs) {
    const left = runs - now().runs;
    const { bases, outs } = now();
    // Whoever is on comes home: no more may be on than runs are left.
    // With a runner put there nobody scores before an out: a start would look the same as what follows a home run.
    if (outs < OUTS - 1 && (dice.happens(0.4) || (start > 0 && outs === 0)))
      add({ outs: outs + 1 });
    else if (runners(bases) + 1 < left && bases !== LOADED && dice.happens(0.6))
      add({ bases: oneMore(bases, dice) });
    else add({ runs: now().runs + Math.min(left, runners(bases) + 1), bases: 0 });
  }
  if (wins) return stands;
  while (now().outs < OUTS) {
    const { bases, outs } = now();
    if (bases !== LOADED && dice.happens(0.3)) add({ bases: oneMore(bases, dice) });
    else add({ outs: outs + 1 });
  }
  return stands;
}
