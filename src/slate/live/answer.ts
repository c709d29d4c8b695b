import type { GameLive } from '#contract/live/gameLive.ts';
import type { LiveCurve } from '#contract/live/liveCurve.ts';
import type { Game } from '#domain/game/game.ts';
import { clockOf } from '#domain/live/clockOf.ts';
import { elapsedOf } from '#domain/live/elapsed.ts';
import { liveFall } from '#domain/live/liveFall.ts';
import { isOverStage } from '#domain/live/liveStage.ts';
import { saidBeforeStart } from './saidBefore.ts';
import { SILENT_MS } from './silence.ts';
import type { LiveMoment, StoredLiveRow } from './store/read.ts';

/** Whether its figure is withdrawn. */
export const isSilent = ({ stage, told_at }: Pick<StoredLiveRow, 'stage' | 'told_at'>, now: Date) =>
  !isOverStage(stage) && now.getTime() - Date.parse(told_at) > SILENT_MS;

/** A game as it was last told. */
export function liveAnswer(row: StoredLiveRow, now: Date): GameLive {
  const { stage, detail, state, figures, before, margins, between } = row;
  const silent = isSilent(row, now);
  const score = state && { home: state.home, away: state.away };
  return {
    asOf: row.told_at,
    gameId: row.game_id,
    predictionId: row.prediction_id,
    sample: row.games.sample,
    stage,
    silent,
    ...(detail && stage !== 'waiting' && { detail }),
    ...(state &&
      score && { score, clock: clockOf(state, between), fall: liveFall(margins, score) }),
    before,
    ...(figures && !silent && stage !== 'off' && { now: figures }),
  };
}

/** A game with a prediction that no look has found yet; undefined without a prediction. */
export function waitingAnswer(game: Game, now: Date): GameLive | undefined {
  const { prediction, league, id: gameId, status, gameTime, sample } = game;
  if (!prediction) return undefined;
  const isLate = now.getTime() - Date.parse(gameTime) > SILENT_MS;
  return {
    asOf: prediction.asOf,
    gameId,
    predictionId: prediction.id,
    sample,
    stage: 'waiting',
    silent: isLate && (status === 'scheduled' || status === 'live'),
    before: saidBeforeStart(league, prediction).before,
  };
}

/** Moments of a curve: enough for a pixel each on a phone. */
const MOST_MOMENTS = 360;

/** Every change of score, the first and the last, and as many of the rest as there is room for. */
function chosen(moments: readonly LiveMoment[]): readonly LiveMoment[] {
  if (moments.length <= MOST_MOMENTS) return moments;
  const step = Math.ceil(moments.length / (MOST_MOMENTS / 2));
  return moments.filter(({ state }, at) => {
    const last = moments[at - 1]?.state;
    const moved = last?.home !== state.home || last.away !== state.away;
    return moved || at % step === 0 || at === moments.length - 1;
  });
}

/** A game's chance by moment; moments of which nothing was said are left out. */
export function curveAnswer(row: StoredLiveRow, moments: readonly LiveMoment[]): LiveCurve {
  const { league } = row.games;
  const said = chosen(moments.filter(({ home }) => home !== null));
  const { homeWinProbability, drawProbability } = row.before.chances;
  const whole = (moment: LiveMoment): number =>
    moment.stage === 'ended'
      ? Math.max(1, elapsedOf(league, moment.state))
      : elapsedOf(league, moment.state);
  return {
    asOf: row.told_at,
    gameId: row.game_id,
    predictionId: row.prediction_id,
    stage: row.stage,
    elapsed: [0, ...said.map(whole)],
    homeChances: [homeWinProbability, ...said.map(({ home }) => home ?? 0)],
    drawChances: [drawProbability, ...said.map(({ draw }) => draw ?? 0)],
    homeScores: [0, ...said.map(({ state }) => state.home)],
    awayScores: [0, ...said.map(({ state }) => state.away)],
  };
}
