import type { GameLive } from '#contract/live/gameLive.ts';
import { isNumber, isRecord } from './checks.ts';
import type { Words } from './fields.ts';

/** Parts that the answers of games being played share. */

export const STAGES: Words<GameLive['stage']> = {
  waiting: true,
  playing: true,
  paused: true,
  ended: true,
  off: true,
};

export function readLiveScore(value: unknown): GameLive['score'] {
  if (!isRecord(value)) return undefined;
  const { home, away } = value;
  return isNumber(home) && isNumber(away) ? { home, away } : undefined;
}

export function readChances(value: unknown): GameLive['before']['chances'] | undefined {
  if (!isRecord(value)) return undefined;
  const { homeWinProbability, awayWinProbability, drawProbability } = value;
  return isNumber(homeWinProbability) && isNumber(awayWinProbability) && isNumber(drawProbability)
    ? { homeWinProbability, awayWinProbability, drawProbability }
    : undefined;
}
