import type { EventCurve } from '#contract/live/eventCurve.ts';
import type { EventLive } from '#contract/live/eventLive.ts';
import { EVENT_LIVE, EVENT_LIVE_CURVE } from '#contract/live/paths.ts';
import { isInstant, isNumber, isRecord, isText, listCheck } from './checks.ts';
import { fieldWord, flagOf, numberOf, wordOf } from './fields.ts';
import { getJson } from './http.ts';
import { STAGES } from './liveFields.ts';

type Match = NonNullable<EventLive['match']>;

const areNumbers = listCheck(isNumber);
const areTexts = listCheck(isText);
const PLAYERS = { a: true, b: true } as const;

function pairOf(value: unknown): [number, number] | undefined {
  if (!areNumbers(value)) return undefined;
  const [a, b] = value;
  return a === undefined || b === undefined ? undefined : [a, b];
}

function readScore(value: unknown): Match['score'] {
  if (!isRecord(value) || !Array.isArray(value.sets)) return undefined;
  const games = pairOf(value.games);
  const sets = value.sets.flatMap((set) => {
    const pair = pairOf(set);
    return pair ? [pair] : [];
  });
  if (!games || sets.length !== value.sets.length) return undefined;
  const [server, winner] = [fieldWord(PLAYERS, value.server), fieldWord(PLAYERS, value.winner)];
  const points = pairOf(value.points);
  return {
    sets,
    games,
    ...(points && { points }),
    ...(server && { server }),
    ...(winner && { winner }),
    ...(value.retired === true && { retired: true }),
  };
}

function readFigures(value: unknown): Match['before'] | undefined {
  if (!isRecord(value)) return undefined;
  const { winA, setScores, firstSetA } = value;
  if (!isNumber(winA) || !areNumbers(setScores)) return undefined;
  return { winA, setScores: [...setScores], ...(isNumber(firstSetA) && { firstSetA }) };
}

function readMatch(value: unknown): Match | undefined {
  if (!isRecord(value)) return undefined;
  const before = readFigures(value.before);
  const [score, now] = [readScore(value.score), readFigures(value.now)];
  return before && { before, ...(score && { score }), ...(now && { now }) };
}

const SPORTS = { tennis: true } as const;

/** What each answer of an event has. */
function readCommon(answer: Readonly<Record<string, unknown>>) {
  const { asOf } = answer;
  const [eventId, predictionId] = [numberOf(answer.eventId), numberOf(answer.predictionId)];
  const [sport, stage] = [fieldWord(SPORTS, answer.sport), fieldWord(STAGES, answer.stage)];
  if (!isInstant(asOf) || eventId === undefined || predictionId === undefined) return undefined;
  return sport && stage && { asOf, eventId, predictionId, sport, stage };
}

/** What a page draws of an answer; undefined for another shape. */
function readEventLive(answer: unknown): EventLive | undefined {
  if (!isRecord(answer)) return undefined;
  const common = readCommon(answer);
  const [silent, detail] = [flagOf(answer.silent), wordOf(answer.detail)];
  const match = readMatch(answer.match);
  if (!common || silent === undefined || !match) return undefined;
  return { ...common, silent, ...(detail !== undefined && { detail }), match };
}

/** The same of a curve; its lists are of one length. */
function readEventCurve(answer: unknown): EventCurve | undefined {
  if (!isRecord(answer) || !isRecord(answer.match)) return undefined;
  const common = readCommon(answer);
  const { gamesOver, setsOver, chancesA, scores } = answer.match;
  if (!common || !areNumbers(gamesOver) || !areNumbers(setsOver)) return undefined;
  if (!areNumbers(chancesA) || !areTexts(scores) || scores.length === 0) return undefined;
  const lists = [gamesOver, setsOver, chancesA];
  if (lists.some(({ length }) => length !== scores.length)) return undefined;
  return {
    ...common,
    match: {
      gamesOver: [...gamesOver],
      setsOver: [...setsOver],
      chancesA: [...chancesA],
      scores: [...scores],
    },
  };
}

const pathOf = (pattern: string, eventId: number): string =>
  pattern.replace(':id', String(eventId));

/** GET /api/events/:id/live. Throws as `getJson` does. */
export const askEventLive = (eventId: number): Promise<EventLive> =>
  getJson(pathOf(EVENT_LIVE, eventId), readEventLive);

/** GET /api/events/:id/live/curve. Throws as `getJson` does, a 404 before the first state. */
export const askEventCurve = (eventId: number): Promise<EventCurve> =>
  getJson(pathOf(EVENT_LIVE_CURVE, eventId), readEventCurve);
