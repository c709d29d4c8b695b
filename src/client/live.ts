import type { GameLive } from '#contract/live/gameLive.ts';
import type { LiveCurve } from '#contract/live/liveCurve.ts';
import { GAME_LIVE, GAME_LIVE_CURVE } from '#contract/live/paths.ts';
import { isInstant, isNumber, isRecord } from './checks.ts';
import { fieldWord, flagOf, numberOf, wordOf } from './fields.ts';
import { getJson } from './http.ts';
import { readChances, readLiveScore, STAGES } from './liveFields.ts';
import { readLiveCurve } from './readLiveCurve.ts';

type LiveFigures = GameLive['before'];
type LiveBet = NonNullable<LiveFigures['spreadBet']>;

function readBet(value: unknown): LiveBet | undefined {
  if (!isRecord(value)) return undefined;
  const { line, wins, push } = value;
  return isNumber(line) && isNumber(wins) && isNumber(push) ? { line, wins, push } : undefined;
}

function readFigures(value: unknown): LiveFigures | undefined {
  if (!isRecord(value)) return undefined;
  const { meanTotal, toCome } = value;
  const chances = readChances(value.chances);
  const [spreadBet, totalBet] = [readBet(value.spreadBet), readBet(value.totalBet)];
  if (!isNumber(meanTotal) || !isNumber(toCome) || !chances) return undefined;
  return {
    chances,
    meanTotal,
    toCome,
    ...(spreadBet && { spreadBet }),
    ...(totalBet && { totalBet }),
  };
}

function readFall(value: unknown): GameLive['fall'] {
  if (!isRecord(value)) return undefined;
  const { marginAtMost, closer } = value;
  return isNumber(marginAtMost) && isNumber(closer) ? { marginAtMost, closer } : undefined;
}

/** What a page draws of an answer; undefined for another shape. */
export function readGameLive(answer: unknown): GameLive | undefined {
  if (!isRecord(answer)) return undefined;
  const { asOf } = answer;
  const [gameId, predictionId] = [numberOf(answer.gameId), numberOf(answer.predictionId)];
  const [stage, silent] = [fieldWord(STAGES, answer.stage), flagOf(answer.silent)];
  const before = readFigures(answer.before);
  if (!isInstant(asOf) || gameId === undefined || predictionId === undefined) return undefined;
  if (stage === undefined || silent === undefined || !before) return undefined;
  const [detail, score] = [wordOf(answer.detail), readLiveScore(answer.score)];
  const [now, fall] = [readFigures(answer.now), readFall(answer.fall)];
  return {
    asOf,
    gameId,
    predictionId,
    sample: answer.sample === true,
    stage,
    silent,
    before,
    ...(detail !== undefined && { detail }),
    ...(score && { score }),
    ...(now && { now }),
    ...(fall && { fall }),
  };
}

const pathOf = (pattern: string, gameId: number): string => pattern.replace(':id', String(gameId));

export const liveAddress = (gameId: number): string => pathOf(GAME_LIVE, gameId);

/** GET /api/games/:id/live. Throws as `getJson` does. */
export const askGameLive = (gameId: number): Promise<GameLive> =>
  getJson(liveAddress(gameId), readGameLive);

/** GET /api/games/:id/live/curve. Throws as `getJson` does, a 404 before the first state. */
export const askLiveCurve = (gameId: number): Promise<LiveCurve> =>
  getJson(pathOf(GAME_LIVE_CURVE, gameId), readLiveCurve);
