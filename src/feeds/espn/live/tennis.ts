import type { EventTold } from '#domain/live/eventTold.ts';
import { isOverStage } from '#domain/live/liveStage.ts';
import type { TennisPair, TennisState } from '#domain/live/tennisState.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';
import { matchSides, readTennisPlayer } from '../events/tennis/match.ts';
import { gamesWonOf, readTennisResult } from '../events/tennis/result.ts';
import type { EspnMatch, EspnSide } from '../events/tennis/schema.ts';
import { readLiveStage } from './stage.ts';

interface ToldSet {
  readonly games: TennisPair;
  /** Points of its tie-break, where both are told. */
  readonly points: TennisPair | undefined;
  /** Whether the feed says who won it. */
  readonly over: boolean;
}

const MOST_SETS = 5;

/** Sets as far as both sides have them; undefined if one's games are not understood. */
function setsOf(a: EspnSide, b: EspnSide): readonly ToldSet[] | undefined {
  const sets: ToldSet[] = [];
  const both = Math.min(a.linescores?.length ?? 0, b.linescores?.length ?? 0, MOST_SETS);
  for (let at = 0; at < both; at++) {
    const [mine, theirs] = [a.linescores?.[at], b.linescores?.[at]];
    const [gamesA, gamesB] = [gamesWonOf(mine?.value), gamesWonOf(theirs?.value)];
    if (gamesA === undefined || gamesB === undefined) return undefined;
    const [pointsA, pointsB] = [gamesWonOf(mine?.tiebreak), gamesWonOf(theirs?.tiebreak)];
    sets.push({
      games: [gamesA, gamesB],
      points: pointsA === undefined || pointsB === undefined ? undefined : [pointsA, pointsB],
      over: mine?.winner === true || theirs?.winner === true,
    });
  }
  return sets;
}

/** Which side serves, if it is one of them. */
function serverOf(a: EspnSide, b: EspnSide): TennisState['server'] {
  if (a.possession === b.possession) return undefined;
  if (a.possession === true) return 'a';
  return b.possession === true ? 'b' : undefined;
}

/**
 * Sets, games and server. A set is over if the feed says who won it, or if another follows; points are told of tie-breaks at most, so
 * that those of games are absent.
 */
function stateOf(match: EspnMatch, a: EspnSide, b: EspnSide): TennisState | undefined {
  const told = setsOf(a, b);
  if (!told) return undefined;
  const period = match.status?.period ?? 0;
  const last = told.at(-1);
  const isLastOver = last !== undefined && (last.over || period > told.length);
  const over = isLastOver ? told : told.slice(0, -1);
  const playing = isLastOver ? undefined : last;
  const server = serverOf(a, b);
  const isTieBreak = playing?.games[0] === 6 && playing.games[1] === 6;
  return {
    sport: 'tennis',
    sets: over.map(({ games }) => games),
    games: playing?.games ?? [0, 0],
    ...(isTieBreak && playing.points && { points: playing.points }),
    ...(server && { server }),
  };
}

/** The state with who won; the state alone would not tell of a match that was given up. */
function endOf(match: EspnMatch, a: EspnSide, b: EspnSide): TennisState | undefined {
  const result = readTennisResult(match, a, b);
  const state = stateOf(match, a, b);
  if (!state || !result) return undefined;
  const { winner, retired } = result;
  const { server: _, points: __, ...rest } = state;
  return { ...rest, winner, ...(retired && { retired }) };
}

/** One singles match as it is played. Never throws, whatever the feed sends. */
export function parseMatchTold(match: EspnMatch): Parsed<EventTold> {
  const sides = matchSides(match);
  const [a, b] = sides ?? [];
  if (!a || !b || match.competitors.some(({ type }) => type === 'team')) {
    return refusedItem('not two players');
  }
  const [one, other] = [readTennisPlayer(a), readTennisPlayer(b)];
  if (!one || !other) return refusedItem('not two players');
  const stage = readLiveStage(match.status);
  if (!stage) return refusedItem('status not understood');
  const type = match.status?.type;
  const told = {
    sourceId: `tennis-${match.id}`,
    stage,
    detail: type?.detail ?? type?.description ?? '',
    names: [one.name, other.name],
  } as const;
  if (stage === 'waiting' || stage === 'off') return parsedItem(told);
  const state = isOverStage(stage) ? endOf(match, a, b) : stateOf(match, a, b);
  return parsedItem({ ...told, ...(state && { state }) });
}
