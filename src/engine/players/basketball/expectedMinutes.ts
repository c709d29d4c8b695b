import { exp } from '../../rng/exp.ts';
import { log } from '../../rng/log.ts';
import type { LineShape } from './params.ts';
import type { BasketballSquadPlayer } from './squad.ts';

/** A player's usual minutes are kept this far from none and from all, as shares of regulation. */
const LEAST = 0.01;
const MOST = 0.95;
const STEPS = 12;
/** Somebody can always be called up: minutes of those nobody knows are at least this. */
const LEAST_UNKNOWN = 1;
/** Log odds by which everybody's minutes can move at most. */
const MOST_SHIFT = 3;
/** Games missed in a row after which a return counts in full. */
const LONG_ABSENCE = 10;
/** Share of an absent player's minutes that still counts as missing after another game without him. */
const STILL_MISSED = 0.93;

/**
 * Expected minutes of each player if he plays, so that with their chances they and the rest's fill five places. All move by the
 * same log odds, so that those who sit and those who hardly rest move least; those of an absent player's position move more. Where
 * many are out, those nobody knows play more.
 * @param rest minutes of those nobody knows, usually
 * @param chances in place of the squad's own
 * @returns minutes by player, and of those nobody knows as the last
 */
export function expectedMinutes(
  players: readonly BasketballSquadPlayer[],
  rest: number,
  shape: LineShape,
  chances: ArrayLike<number>,
): Float64Array {
  const { regulation } = shape;
  const lift = positionLifts(players, chances);
  const odds = players.map(({ minutes, missed }, at) => {
    const share = Math.min(MOST, Math.max(LEAST, minutes / regulation));
    const back = Math.min(1, missed / LONG_ABSENCE) * shape.returning;
    return log(share / (1 - share)) + shape.positionLift * (lift[at] ?? 0) + back;
  });
  const out = new Float64Array(players.length + 1);
  const unknown = Math.max(LEAST_UNKNOWN, rest);
  let shift = 0;
  for (let step = 0; step < STEPS; step++) {
    const others = Math.min(2.5 * regulation, unknown * exp(shift));
    out[players.length] = others;
    let sum = others - 5 * regulation;
    let slope = others;
    for (let at = 0; at < players.length; at++) {
      const share = 1 / (1 + exp(-(odds[at] ?? 0) - shift));
      const chance = chances[at] ?? 0;
      out[at] = share * regulation;
      sum += chance * share * regulation;
      slope += chance * share * (1 - share) * regulation;
    }
    if (Math.abs(sum) < 0.01 || slope < 1e-9) break;
    shift = Math.max(-MOST_SHIFT, Math.min(MOST_SHIFT, shift - sum / slope));
  }
  return out;
}

/** Which share of his positions' minutes is absent, for each player. */
function positionLifts(
  players: readonly BasketballSquadPlayer[],
  chances: ArrayLike<number>,
): readonly number[] {
  const all = [1, 1, 1];
  const away = [0, 0, 0];
  players.forEach(({ position, minutes, missed }, at) => {
    const gone = (1 - (chances[at] ?? 0)) * remembered(missed);
    position.forEach((share, place) => {
      all[place] = (all[place] ?? 0) + share * minutes * ((chances[at] ?? 0) + gone);
      away[place] = (away[place] ?? 0) + share * minutes * gone;
    });
  });
  return players.map(({ position }) =>
    position.reduce(
      (sum, share, place) => sum + (share * (away[place] ?? 0)) / (all[place] ?? 1),
      0,
    ),
  );
}

function remembered(missed: number): number {
  let share = 1;
  for (let game = 0; game < missed && share > 0.01; game++) share *= STILL_MISSED;
  return share;
}
