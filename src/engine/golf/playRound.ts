import { type Generator, unit } from '../rng/generator.ts';
import { normalInto } from '../rng/normalInto.ts';
import { type GolfField, LEFT, MISSED_CUT, PLAYING, WITHDREW } from './field.ts';
import type { GolfInputs } from './inputs.ts';
import type { FinishTally } from './tally.ts';

/** Bounds on a round's score to par: no professional round was lower or (except one hole) higher. */
export const LOWEST_ROUND = -25;
export const HIGHEST_ROUND = 40;

/** A run begins: every player's skill is drawn once for all its rounds. */
export function tee(field: GolfField, inputs: GolfInputs, generator: Generator): void {
  const { count, bits, one, drawn, mean, sd, skill, state, total } = field;
  let upset = false;
  if (inputs.upset > 0) {
    generator.fill(one);
    upset = unit(one[0] ?? 0) < inputs.upset;
  }
  generator.fill(bits);
  for (let i = 0; i < count; i++) {
    normalInto(bits, drawn, i);
    skill[i] = upset ? 0 : (mean[i] ?? 0) + (sd[i] ?? 0) * (drawn[i] ?? 0);
    state[i] = PLAYING;
    total[i] = 0;
  }
  field.playing = field.count;
}

/**
 * Plays one round for everyone still in: a normal score around par − skill, rounded with an offset that all share, so that its
 * mean is right at any difficulty. In team events a reserve plays for whoever withdrew.
 */
export function playRound(
  field: GolfField,
  inputs: GolfInputs,
  tally: FinishTally,
  generator: Generator,
): void {
  const { count, skill, state, total, round, bits, one, drawn } = field;
  const { rounds, strokes } = tally;
  const { roundSd } = inputs;
  generator.fill(one);
  const base = inputs.par + unit(one[0] ?? 0);
  const reserves = inputs.teams.length > 0;
  generator.fill(bits);
  for (let i = 0; i < count; i++) {
    const playing = state[i] === PLAYING;
    if (!playing && !(reserves && state[i] !== MISSED_CUT)) continue;
    normalInto(bits, drawn, i);
    // Whole and small: | 0 is only a hint to the compiler.
    let score = Math.floor(base - (skill[i] ?? 0) + roundSd * (drawn[i] ?? 0)) | 0;
    if (score < LOWEST_ROUND) score = LOWEST_ROUND;
    else if (score > HIGHEST_ROUND) score = HIGHEST_ROUND;
    round[i] = score;
    if (!playing) continue;
    total[i] = (total[i] ?? 0) + score;
    rounds[i] = (rounds[i] ?? 0) + 1;
    strokes[i] = (strokes[i] ?? 0) + score;
  }
}

/**
 * After a round each player may give up; the last one left never does.
 * @param mayLeave told a player's place in the field: whether he can still; everyone can if it is left out
 */
export function withdrawPlayers(
  field: GolfField,
  chance: number,
  afterCut: boolean,
  generator: Generator,
  mayLeave?: (player: number) => boolean,
): void {
  if (chance === 0) return;
  generator.fill(field.bits);
  for (let i = 0; i < field.count; i++) {
    if (field.state[i] !== PLAYING || field.playing === 1) continue;
    if (unit(field.bits[i] ?? 0) >= chance || mayLeave?.(i) === false) continue;
    field.state[i] = afterCut ? LEFT : WITHDREW;
    field.playing -= 1;
  }
}
