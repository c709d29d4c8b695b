import type { EventTold } from '#domain/live/eventTold.ts';
import type { GolfState } from '#domain/live/golfState.ts';
import type { LiveStage } from '#domain/live/liveStage.ts';
import { type Parsed, parsedItem, refusedItem, shapeFault } from '../../reading/items.ts';
import { readField } from '../events/golf/field.ts';
import { readGolfResult } from '../events/golf/result.ts';
import { type LiveGolfEvent, type LiveGolfer, liveGolfEvent, liveGolfer } from './golfSchema.ts';
import { golferState } from './golfScores.ts';
import { readLiveStage } from './stage.ts';

/** What a leaderboard tells of one tournament at one time. */
export interface GolfTold extends EventTold {
  readonly state?: GolfState | undefined;
}

/** Rounds where the feed does not say: those of most tours. */
const ROUNDS = 4;

/** A suspended round is told on the competition, everything else on the event: there alone a finished round is not its end. */
function stageOf({ status, competitions: [competition] }: LiveGolfEvent): LiveStage | undefined {
  const own = readLiveStage(competition?.status);
  return own === 'paused' || own === 'off' ? own : (readLiveStage(status) ?? own);
}

/** Whether strokes are counted: not points (Stableford), not holes won. */
function isStrokePlay({ tournament, competitions: [competition] }: LiveGolfEvent): boolean {
  const { name } = competition?.scoringSystem ?? tournament?.scoringSystem ?? {};
  return name === undefined || /medal|stroke/i.test(name);
}

/** Strokes to par of a course, where the tournament is played on one alone. */
const parOf = ({ courses = [] }: LiveGolfEvent): number | undefined =>
  courses.length === 1 ? courses[0]?.shotsToPar : undefined;

/** Who won, of a tournament that has ended: the feed's word, or alone in first place. */
function winnerOf({ winner }: LiveGolfEvent, players: readonly LiveGolfer[]): string | undefined {
  const named = players.find(({ id }) => id === winner?.id);
  return named?.id ?? readGolfResult(players)?.winner;
}

/** Entries with their shape; undefined where an entry cannot be read. */
function golfersOf(entries: readonly unknown[]): readonly LiveGolfer[] | undefined {
  const players = new Map<string, LiveGolfer>();
  for (const entry of entries) {
    const read = liveGolfer.safeParse(entry);
    if (!read.success) return undefined;
    players.set(read.data.id, read.data);
  }
  return [...players.values()];
}

/**
 * Where a tournament stands; undefined where a player who is in cannot be read: a field without him would be another one. Ids are those
 * of the published field. Scores are to par as told hole by hole, so that each counts by the par of its own course.
 */
function stateOf(event: LiveGolfEvent, isOver: boolean): GolfState | undefined {
  const [competition] = event.competitions;
  const entries = golfersOf(competition?.competitors ?? []);
  if (!entries) return undefined;
  const entered = new Map(readField(entries).map(({ id, out }) => [id, out]));
  const field = entries.filter(({ id }) => entered.has(id));
  const most = event.tournament?.numberOfRounds ?? ROUNDS;
  const par = parOf(event);
  const told = field.map((entry) => golferState(entry, entered.get(entry.id), most, par));
  const players = told.flatMap((player) => player ?? []);
  if (players.length < told.length || !players.some(({ out }) => out === undefined)) {
    return undefined;
  }
  const begun = players.map(({ rounds, thru }) => rounds.length + (thru === undefined ? 0 : 1));
  const round = Math.min(Math.max(competition?.status?.period ?? 1, 1, ...begun), most);
  const winner = isOver ? winnerOf(event, field) : undefined;
  return { sport: 'golf', round, players, ...(winner !== undefined && { winner }) };
}

/**
 * One tournament of a leaderboard as it is played; without a state before the start, and where its scores are not understood or no strokes.
 * Never throws, whatever the feed sends.
 */
export function parseGolfTold(event: unknown): Parsed<GolfTold> {
  const read = liveGolfEvent.safeParse(event);
  if (!read.success) return refusedItem(shapeFault(read.error));
  const stage = stageOf(read.data);
  if (!stage) return refusedItem('status not understood');
  const { id, status, competitions } = read.data;
  const type = competitions[0]?.status?.type ?? status?.type;
  const told = { sourceId: `golf-${id}`, stage, detail: type?.detail ?? type?.description ?? '' };
  if (stage === 'waiting' || stage === 'off' || !isStrokePlay(read.data)) return parsedItem(told);
  const state = stateOf(read.data, stage === 'ended');
  return parsedItem({ ...told, ...(state && { state }) });
}
