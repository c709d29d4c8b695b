import type { GolferOut } from '#domain/events/golfTournament.ts';
import type { GolferState } from '#domain/live/golfState.ts';
import { readToPar } from '../events/golf/toPar.ts';
import type { LiveGolfer } from './golfSchema.ts';

const HOLES = 18;
/** Strokes of a whole round: no tour has seen fewer. Of players who are out, the feed does not say how far they came. */
const WHOLE_ROUND = 55;

type Line = NonNullable<LiveGolfer['linescores']>[number];

/** A round's strokes to par; undefined before its first hole, and where neither they nor the course's par are told. */
function toParOf({ value, displayValue }: Line, par: number | undefined): number | undefined {
  if (value === undefined || value <= 0) return undefined;
  const told = readToPar(displayValue);
  if (told !== undefined) return told;
  return par !== undefined && value >= WHOLE_ROUND ? value - par : undefined;
}

/** Holes played of the round under way; undefined if the feed does not say. */
function holesOf({ status }: LiveGolfer): number | undefined {
  const { thru, displayThru, displayValue } = status ?? {};
  if (thru !== undefined)
    return Number.isInteger(thru) && thru >= 0 && thru <= HOLES ? thru : undefined;
  const words = displayThru ?? displayValue ?? '';
  if (/^f\b/i.test(words)) return HOLES;
  const holes = Number(/^(?:thru )?(\d{1,2})\*?$/i.exec(words)?.[1] ?? Number.NaN);
  return holes <= HOLES ? holes : undefined;
}

/**
 * A player's finished rounds and the one under way. Undefined for a player who is in and whose rounds do not fit together: one without
 * a score before one with, or holes without one.
 * @param out why he is out, if he is
 * @param most rounds of the tournament: later ones are play-off holes
 * @param par of the one course, if there is one
 */
export function golferState(
  golfer: LiveGolfer,
  out: GolferOut | undefined,
  most: number,
  par: number | undefined,
): GolferState | undefined {
  const { id, status, linescores = [] } = golfer;
  const current = Math.min(status?.period ?? 1, most + 1);
  const played = linescores
    .map((line, at) => ({ line, round: line.period ?? at + 1 }))
    .filter(({ line, round }) => line.isPlayoff !== true && round <= most)
    .toSorted((one, other) => one.round - other.round);
  const rounds: number[] = [];
  for (const { line, round } of played) {
    const toPar = toParOf(line, par);
    if (toPar === undefined) continue;
    if (round !== rounds.length + 1) return out && { id, rounds, out };
    const holes = round < current ? HOLES : holesOf(golfer);
    const whole = (line.value ?? 0) >= WHOLE_ROUND;
    const thru = holes ?? (out && whole ? HOLES : undefined);
    if (thru === undefined && !out) return undefined;
    if (thru === HOLES) rounds.push(toPar);
    else if (thru) return { id, rounds, toPar, thru, ...(out && { out }) };
  }
  if (!out && rounds.length < current - 1) return undefined;
  return { id, rounds, ...(out && { out }) };
}
