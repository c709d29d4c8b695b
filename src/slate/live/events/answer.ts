import type { EventCurve } from '#contract/live/eventCurve.ts';
import type { EventLive } from '#contract/live/eventLive.ts';
import type { EventFigures, TennisFigures } from '#domain/live/eventFigures.ts';
import type { LiveEventSport } from '#domain/live/eventState.ts';
import { isOverStage } from '#domain/live/liveStage.ts';
import { gamesPlayedNow, type TennisState } from '#domain/live/tennisState.ts';
import { matchScoreText } from '#domain/live/tennisWords.ts';
import { fieldCurve, fieldLive } from './fieldAnswer.ts';
import { LIVE_EVENTS } from './sports.ts';
import type { EventMoment, LiveEventRow } from './store/read.ts';

/** Whether its figure is withdrawn. */
const isSilent = ({ stage, told_at: toldAt, sport }: LiveEventRow, now: Date): boolean =>
  !isOverStage(stage) && now.getTime() - Date.parse(toldAt) > LIVE_EVENTS[sport].silentMs;

const shares = ({ sport: _, setScores, ...figures }: TennisFigures) => ({
  ...figures,
  setScores: [...setScores],
});

type Pair = [number, number];

function scoreOf({ sport: _, sets, games, points, ...score }: TennisState) {
  const pair = ([a, b]: readonly [number, number]): Pair => [a, b];
  return {
    ...score,
    sets: sets.map(pair),
    games: pair(games),
    ...(points && { points: pair(points) }),
  };
}

/** What its sport says of it. */
function saidOf(
  before: EventFigures,
  state: LiveEventRow['state'],
  figures: EventFigures | undefined,
): Pick<EventLive, 'match' | 'field'> {
  if (before.sport === 'golf') {
    const now = figures?.sport === 'golf' ? figures : undefined;
    return { field: fieldLive(before, state?.sport === 'golf' ? state : null, now) };
  }
  return {
    match: {
      ...(state?.sport === 'tennis' && { score: scoreOf(state) }),
      before: shares(before),
      ...(figures?.sport === 'tennis' && { now: shares(figures) }),
    },
  };
}

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
    ...saidOf(before, state, figures && !silent && stage !== 'off' ? figures : undefined),
  };
}

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
    ...saidOf(before, null, undefined),
  };
}

function matchCurve(before: TennisFigures, moments: readonly EventMoment[]): EventCurve['match'] {
  const said = moments.flatMap(({ state, figures }) =>
    state.sport === 'tennis' && figures?.sport === 'tennis' ? [{ state, figures }] : [],
  );
  return {
    gamesOver: [0, ...said.map(({ state }) => gamesPlayedNow(state))],
    setsOver: [0, ...said.map(({ state }) => state.sets.length)],
    chancesA: [before.winA, ...said.map(({ figures }) => figures.winA)],
    scores: ['0–0', ...said.map(({ state }) => matchScoreText(state))],
  };
}

function curveOf(
  before: EventFigures,
  moments: readonly EventMoment[],
): Pick<EventCurve, 'match' | 'field'> {
  if (before.sport === 'tennis') return { match: matchCurve(before, moments) };
  const said = moments.flatMap(({ state, figures }) =>
    state.sport === 'golf' && figures?.sport === 'golf' ? [{ state, figures }] : [],
  );
  return { field: fieldCurve(before, said) };
}

/** An event's chances by moment; moments of which nothing was said are left out. */
export function eventCurveAnswer(row: LiveEventRow, moments: readonly EventMoment[]): EventCurve {
  return {
    asOf: row.told_at,
    eventId: row.event_id,
    predictionId: row.prediction_id,
    sport: row.sport,
    stage: row.stage,
    ...curveOf(row.before, moments),
  };
}
