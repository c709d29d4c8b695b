import {
  forecastMeeting,
  learnMatch,
  type Players,
  playerOf,
  recordMeeting,
} from '#engine/tennis/filter.ts';
import type { PlayedMatch } from '#engine/tennis/match.ts';
import type { TennisFilterParams, TennisParams } from '#engine/tennis/params.ts';
import type { TennisFilterName } from '#engine/tennis/player.ts';
import { walkForward } from '../walkForward.ts';

/** P(A wins) of every match by one filter, each forecast before learning from the match. */
export function walkFilter(
  matches: readonly PlayedMatch[],
  which: TennisFilterName,
  all: TennisParams,
): Float64Array {
  const params: TennisFilterParams = all[which];
  const players: Players = new Map();
  const calls = walkForward(matches, {
    ask(match) {
      const a = playerOf(players, match.a, match.day, all);
      const b = playerOf(players, match.b, match.day, all);
      return { a, b, win: forecastMeeting(which, a, b, match, params).win };
    },
    learn(match, { a, b }) {
      learnMatch(which, a, b, match, params);
      recordMeeting(a, b, match);
    },
  });
  return Float64Array.from(calls, ({ win }) => win);
}

/**
 * A match's training label: the mean of the closing line's probability and the result (1 or 0). The line measures
 * a forecast's quality with far less noise, but repeats the market's own biases; on held-out seasons, half of
 * each predicted both results and lines better than either alone.
 */
function labelOf({ winner, close }: PlayedMatch): number {
  const result = winner === 'a' ? 1 : 0;
  return close === undefined ? result : (result + close) / 2;
}

/** Matches in the loss, as indices, and their training labels. */
interface Training {
  readonly indices: readonly number[];
  readonly labels: readonly number[];
}

/**
 * All matches from one index on; if most have a closing line, only those: the others are team cups with players
 * whose matches nobody will look up.
 */
export function trainingOf(matches: readonly PlayedMatch[], from: number): Training {
  const all = [...matches.keys()].slice(from);
  const priced = all.filter((index) => matches[index]?.close !== undefined);
  const indices = priced.length > all.length / 2 ? priced : all;
  const labels = indices.flatMap((index) => {
    const match = matches[index];
    return match ? [labelOf(match)] : [];
  });
  return { indices, labels };
}

/** Mean cross-entropy of forecasts against the labels. */
export function crossEntropy(said: Float64Array, { indices, labels }: Training): number {
  let sum = 0;
  for (const [place, index] of indices.entries()) {
    const p = said[index] ?? 0.5;
    const y = labels[place] ?? 0.5;
    sum -= y * Math.log(p) + (1 - y) * Math.log(1 - p);
  }
  return sum / indices.length;
}
