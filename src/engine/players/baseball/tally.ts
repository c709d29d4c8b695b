import { type Generator, uniform } from '../../rng/generator.ts';
import type { Appearances } from './appearances.ts';
import {
  DOUBLE,
  HIT_BY_PITCH,
  HOME_RUN,
  REACHED,
  SINGLE_HIT,
  STRIKEOUT,
  TRIPLE,
  WALK,
} from './plate.ts';
import type { SidePlan } from './sidePlan.ts';
import { BASEBALL_STATS, BATTING, PITCHING } from './stats.ts';

const at = (name: (typeof BATTING)[number]): number => BATTING.indexOf(name);
const PLATE_APPEARANCES = at('plateAppearances');
const HITS = at('hits');
const DOUBLES = at('doubles');
const TRIPLES = at('triples');
const HOME_RUNS = at('homeRuns');
const TOTAL_BASES = at('totalBases');
const RUNS = at('runs');
const RUNS_BATTED_IN = at('runsBattedIn');
const WALKS = at('walks');
const HIT_BY = at('hitByPitch');
const STRIKEOUTS = at('battingStrikeouts');
const STOLEN = at('stolenBases');

/** The stat that counts a kind, or none. */
const COUNTED: Readonly<Record<number, number>> = {
  [WALK]: WALKS,
  [DOUBLE]: DOUBLES,
  [TRIPLE]: TRIPLES,
  [HOME_RUN]: HOME_RUNS,
  [HIT_BY_PITCH]: HIT_BY,
  [STRIKEOUT]: STRIKEOUTS,
};

/** Adds every batter's plate appearances to his line; the bench's go to nobody's. Lines begin as zeros. */
export function addBatting(
  generator: Generator,
  { up, men, drove, order, batterRow }: SidePlan,
  out: Int32Array,
): void {
  const { man, kind, scored, count } = up;
  for (let index = 0; index < count; index++) {
    const who = man[index] ?? 0;
    if (who === order.bench) continue;
    const from = (batterRow + who) * BASEBALL_STATS.length;
    const what = kind[index] ?? 0;
    const homeRun = Number(what === HOME_RUN);
    add(out, from + PLATE_APPEARANCES, 1);
    const counted = COUNTED[what];
    if (counted !== undefined) add(out, from + counted, 1);
    if (what >= SINGLE_HIT && what < REACHED) {
      add(out, from + HITS, 1);
      add(out, from + TOTAL_BASES, what);
    }
    add(out, from + RUNS, scored[index] ?? 0);
    add(out, from + RUNS_BATTED_IN, (drove[index] ?? 0) + homeRun);
    const onFirst = what === SINGLE_HIT || what === WALK || what === HIT_BY_PITCH;
    if (onFirst && uniform(generator) < (men[who]?.steals ?? 0)) add(out, from + STOLEN, 1);
  }
}

const OUTS = BATTING.length + PITCHING.indexOf('outs');
const PITCHED_STRIKEOUTS = BATTING.length + PITCHING.indexOf('strikeouts');
const EARNED = BATTING.length + PITCHING.indexOf('earnedRuns');
const HITS_ALLOWED = BATTING.length + PITCHING.indexOf('hitsAllowed');
const WALKS_ALLOWED = BATTING.length + PITCHING.indexOf('walksAllowed');

/** Writes a starter's line from the batters that he faced: all so far. */
export function addPitching(
  { kind, count }: Appearances,
  outs: number,
  earned: number,
  out: Int32Array,
  row: number,
): void {
  const from = row * BASEBALL_STATS.length;
  out[from + OUTS] = outs;
  out[from + EARNED] = earned;
  for (let index = 0; index < count; index++) {
    const what = kind[index] ?? 0;
    if (what === STRIKEOUT) add(out, from + PITCHED_STRIKEOUTS, 1);
    else if (what === WALK) add(out, from + WALKS_ALLOWED, 1);
    else if (what < REACHED) add(out, from + HITS_ALLOWED, 1);
  }
}

const add = (out: Int32Array, index: number, amount: number): void => {
  out[index] = (out[index] ?? 0) + amount;
};
