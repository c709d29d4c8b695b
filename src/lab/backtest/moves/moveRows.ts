import { LEAST_DIFFERENCE } from '#domain/moves/expectedMove.ts';
import { pairedInterval } from '../metrics/bootstrap.ts';
import { pickValue } from './openingRows.ts';
import type { OpeningQuestion, OpeningSaid } from './openingSaid.ts';
import type { MeasuredMove } from './types.ts';

/** Fewer moves say nothing. */
const FEWEST = 50;
/** A difference of shares below this is the same line and price. */
const STANDS = 1e-6;

/** Undefined for too few moves. @param label seeds the bootstrap */
export function moveRow(
  question: OpeningQuestion,
  games: readonly OpeningSaid[],
  label: string,
): MeasuredMove | undefined {
  const differing = games.filter(({ own, open }) => Math.abs(own - open) >= LEAST_DIFFERENCE);
  const moved = differing.filter(({ open, close }) => Math.abs(close - open) > STANDS);
  if (moved.length < FEWEST) return undefined;
  const interval = (
    name: string,
    of: readonly OpeningSaid[],
    value: (g: OpeningSaid) => number,
  ) => {
    const { mean, low, high } = pairedInterval(
      of.map((game) => ({ cluster: game.cluster, value: value(game) })),
      `${label}|${question}|${name}`,
    );
    return { mean, low, high };
  };
  const hits = (game: OpeningSaid): number => (pickValue(game) > 0 ? 1 : 0);
  const far = moved.filter(({ open, close }) => Math.abs(close - open) >= LEAST_DIFFERENCE);
  return {
    question,
    moves: moved.length,
    hit: interval('hit', moved, hits),
    ...(far.length >= FEWEST && {
      far: { moves: far.length, hit: far.reduce((sum, game) => sum + hits(game), 0) / far.length },
    }),
    value: { games: differing.length, ...interval('move value', differing, pickValue) },
  };
}
