import type { LiveCurve } from '#contract/live/liveCurve.ts';
import { isInstant, isNumber, isRecord, listCheck } from './checks.ts';
import { fieldWord, numberOf } from './fields.ts';
import { STAGES } from './liveFields.ts';

const areNumbers = listCheck(isNumber);

/** A game's live curve from its answer; undefined if it is none: its lists are of one length. */
export function readLiveCurve(answer: unknown): LiveCurve | undefined {
  if (!isRecord(answer)) return undefined;
  const { asOf, elapsed, homeChances, drawChances, homeScores, awayScores } = answer;
  const [gameId, predictionId] = [numberOf(answer.gameId), numberOf(answer.predictionId)];
  const stage = fieldWord(STAGES, answer.stage);
  if (!isInstant(asOf) || gameId === undefined || predictionId === undefined) return undefined;
  if (stage === undefined || !areNumbers(elapsed) || elapsed.length === 0) return undefined;
  if (!areNumbers(homeChances) || !areNumbers(drawChances)) return undefined;
  if (!areNumbers(homeScores) || !areNumbers(awayScores)) return undefined;
  const lists = { elapsed, homeChances, drawChances, homeScores, awayScores };
  if (Object.values(lists).some(({ length }) => length !== elapsed.length)) return undefined;
  return {
    asOf,
    gameId,
    predictionId,
    stage,
    elapsed: [...elapsed],
    homeChances: [...homeChances],
    drawChances: [...drawChances],
    homeScores: [...homeScores],
    awayScores: [...awayScores],
  };
}
