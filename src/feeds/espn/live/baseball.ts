import type { BaseballState } from '#domain/live/gameState.ts';
import { periodOf } from './clock.ts';
import type { LiveShape } from './schema.ts';

/** "Top 5th", "Middle of the 5th", "Bot 5th", "Rain Delay - Bottom 5th", "End 5th". */
const HALF = /\b(top|mid|middle|bot|bottom|end)\b/i;

/** Score, inning and half; outs and bases where they are told. The end of a half-inning is the start of the next. */
export function baseballState(shape: LiveShape, isOver: boolean): BaseballState | undefined {
  const { status, situation, score } = shape;
  const inning = periodOf(status);
  if (inning === undefined) return undefined;
  const start = { sport: 'baseball', ...score, outs: 0, bases: 0 } as const;
  if (isOver) return { ...start, inning, bottom: true };
  const words = [status.type?.shortDetail, status.type?.detail].map((text) =>
    HALF.exec(text ?? '')?.[1]?.toLowerCase(),
  );
  const half = words.find((word) => word !== undefined);
  if (half === undefined) return undefined;
  const bottom = half.startsWith('bot');
  const outs = situation?.outs ?? 0;
  if (half.startsWith('mid') || (half === 'top' && outs >= 3))
    return { ...start, inning, bottom: true };
  if (half === 'end' || (bottom && outs >= 3))
    return { ...start, inning: inning + 1, bottom: false };
  if (!Number.isInteger(outs) || outs < 0) return undefined;
  const { onFirst, onSecond, onThird } = situation ?? {};
  const bases = (onFirst ? 1 : 0) + (onSecond ? 2 : 0) + (onThird ? 4 : 0);
  return { ...start, inning, bottom, outs, bases };
}
