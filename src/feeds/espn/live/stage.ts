import type { LiveStage } from '#domain/live/liveStage.ts';
import type { LiveStatus } from './schema.ts';

/** What is read of a status, of a game or a match. */
type StageStatus =
  | {
      readonly period?: number | undefined;
      readonly type?:
        | {
            readonly name?: string | undefined;
            readonly state?: string | undefined;
            readonly completed?: boolean | undefined;
          }
        | undefined;
    }
  | undefined;

const OFF =
  /POSTPONED|CANCEL|ABANDONED|UNCONTESTED|NO_CONTEST|DELETED|FORFEIT|WALKOVER|AWARD|_AWD\b|_VOID/;
/** Stopped, to go on later: its last state stays. */
const PAUSED = /DELAY|SUSPENDED/;
const OVER = /FINAL|FULL_TIME/;
const BETWEEN = /HALF_?TIME|END_(OF_)?PERIOD|INTERMISSION|END_OF_REGULATION/;
const BETWEEN_WORDS = /^(ht|halftime|half-time|end of\b.*|end \S+)$/i;

/** Where a game is; undefined if its status is not understood. A delay before the start is none of the game's. */
export function readLiveStage(status: StageStatus): LiveStage | undefined {
  const name = status?.type?.name?.toUpperCase() ?? '';
  const state = status?.type?.state?.toLowerCase();
  if (OFF.test(name)) return 'off';
  if (PAUSED.test(name)) return state === 'pre' && !(status?.period ?? 0) ? 'waiting' : 'paused';
  if (state === 'pre') return 'waiting';
  if (state === 'in') return status?.type?.completed ? undefined : 'playing';
  if (state === 'post') return status?.type?.completed || OVER.test(name) ? 'ended' : undefined;
  return undefined;
}

/** Whether play rests between two periods. Innings end, too, but say so in their own words. */
export function isBetween(status: LiveStatus): boolean {
  const { name = '', shortDetail = '', detail = '' } = status?.type ?? {};
  return (
    BETWEEN.test(name.toUpperCase()) ||
    [shortDetail, detail].some((words) => BETWEEN_WORDS.test(words))
  );
}
