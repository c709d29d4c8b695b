import type { EventCurve } from '#contract/live/eventCurve.ts';
import type { EventLive } from '#contract/live/eventLive.ts';
import type { EventFigures } from '#domain/live/eventFigures.ts';
import type { LiveEventSport } from '#domain/live/eventState.ts';
import { isOver } from '#domain/live/liveStage.ts';
import { gamesPlayed } from '#domain/live/tennisState.ts';
import { matchScoreText } from '#domain/live/tennisWords.ts';
import { LIVE_EVENTS } from './sports.ts';
import type { EventMoment, LiveEventRow } from './store/read.ts';

/** Whether its figure is withdrawn. */
const isSilent = ({ stage, told_at: toldAt, sport }: LiveEventRow, now: Date): boolean =>
  !isOver(stage) && now.getTime() - Date.parse(toldAt) > LIVE_EVENTS[sport].silentMs;

const shares = ({ sport: _, setScores, ...figures }: EventFigures) => ({
  ...figures,
  setScores: [...setScores],
});

/** An event as it was last told. */
export function eventAnswer(row: LiveEventRow, now: Date): EventLive {
  const { sport, stage, detail, state, figures, before } = row;
  const silent = isSilent(row, now);
  return {
    asOf: row.told_at,
    eventId: row.event_id,
    predictionId: row.prediction_id,
    sport,
    stage,
    silent,
    ...(detail && stage !== 'waiting' && { detail }),
    match: {
      ...(state && { score: scoreOf(state) }),
      before: shares(before),
      ...(figures && !silent && stage !== 'off' && { now: shares(figures) }),
    },
  };
}

const scoreOf = ({ sport: _, ...score }: NonNullable<LiveEventRow['state']>) => score;

/** What was said of an event that no look has found yet. */
export interface WaitingEvent {
  readonly eventId: number;
  readonly predictionId: number;
  readonly sport: LiveEventSport;
  readonly before: EventFigures;
  /** ISO 8601 in UTC. */
  readonly asOf: string;
  readonly startTime: string;
}

/** An event with a prediction that no look has found yet: silent once its start is so long ago. */
export function waitingEvent(waiting: WaitingEvent, now: Date): EventLive {
  const { asOf, eventId, predictionId, sport, before, startTime } = waiting;
  const silent = now.getTime() - Date.parse(startTime) > LIVE_EVENTS[sport].silentMs;
  return {
    asOf,
    eventId,
    predictionId,
    sport,
    stage: 'waiting',
    silent,
    match: { before: shares(before) },
  };
}

/** An event's chance by moment; moments of which nothing was said are left out. */
export function eventCurveAnswer(row: LiveEventRow, moments: readonly EventMoment[]): EventCurve {
  const said = moments.flatMap(({ state, figures }) => (figures ? [{ state, figures }] : []));
  return {
    asOf: row.told_at,
    eventId: row.event_id,
    predictionId: row.prediction_id,
    sport: row.sport,
    stage: row.stage,
    match: {
      gamesOver: [0, ...said.map(({ state }) => gamesPlayed(state))],
      setsOver: [0, ...said.map(({ state }) => state.sets.length)],
      chancesA: [row.before.winA, ...said.map(({ figures }) => figures.winA)],
      scores: ['0–0', ...said.map(({ state }) => matchScoreText(state))],
    },
  };
}
