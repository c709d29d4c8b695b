import { type PartKey, twoOf } from '../events/parts.ts';
import type { EventBody } from '../events/sportEvent.ts';
import type { TennisResult } from '../events/tennisMatch.ts';
import type { FightSide } from '../outcomes/fight.ts';
import type { Outcome } from './outcome.ts';
import type { Pick as GradedPick } from './picks/pick.ts';

/** The corner of a name in the actual contest, if the predicted two met, in either order. */
function sideOf(
  event: EventBody,
  part: PartKey,
  names: readonly [string, string],
  pick: string,
): FightSide | undefined {
  const two = twoOf(event, part);
  if (!two || !names.includes(two.a.name) || !names.includes(two.b.name)) return undefined;
  if (two.a.name === two.b.name) return undefined;
  return two.a.name === pick ? 'a' : two.b.name === pick ? 'b' : undefined;
}

/** What of a pick its result depends on, besides who it names. */
type Asked = Pick<GradedPick, 'market' | 'how'>;

/** How a fight ended; its method may be one that is no market. */
export interface FightEnd {
  readonly winner: FightSide | 'draw' | 'noContest';
  readonly method?: string | undefined;
}

/**
 * A fight: a draw returns the winner stake, and no method wins; without a contest nothing stands. An ending that is not one of
 * the methods, or that the feed does not name, returns the method stake, whoever won.
 */
export function settleBout(
  { winner, method }: FightEnd,
  side: FightSide,
  { market, how }: Asked,
): Outcome {
  if (winner === 'noContest') return 'void';
  if (market === 'moneyline') return winner === 'draw' ? 'push' : winner === side ? 'win' : 'loss';
  if (winner === 'draw') return 'loss';
  if (method === undefined || method === 'other') return 'void';
  return winner === side && method === how ? 'win' : 'loss';
}

/** A match: whoever advances has won once a game was played; the set score counts if it was played out. */
export function settleMatch(
  { winner, sets, retired }: TennisResult,
  side: FightSide,
  asked: Asked,
): Outcome {
  if (sets.length === 0) return 'void';
  if (asked.market === 'moneyline') return winner === side ? 'win' : 'loss';
  if (retired) return 'void';
  const won = sets.filter(([a, b]) => (winner === 'a' ? a > b : b > a)).length;
  return winner === side && asked.how === `${won}-${sets.length - won}` ? 'win' : 'loss';
}

function settleTwo(
  event: EventBody,
  part: PartKey,
  names: readonly [string, string],
  asked: GradedPick,
): Outcome | undefined {
  const side = sideOf(event, part, names, asked.pick);
  const two = twoOf(event, part);
  if (!two?.result) return undefined;
  // Someone else fought or played: the pick's contest did not take place.
  if (!side) return 'void';
  return 'sets' in two.result
    ? settleMatch(two.result, side, asked)
    : settleBout(two.result, side, asked);
}

/** A field: the stake is returned if the pick did not start. */
function settleField(event: EventBody, { pick }: GradedPick): Outcome | undefined {
  if (event.kind === 'race' && event.result) {
    const { order, retired } = event.result;
    if (order[0] === pick) return 'win';
    return order.includes(pick) || retired.includes(pick) ? 'loss' : 'void';
  }
  if (event.kind !== 'tournament' || !event.result) return undefined;
  const { winner, order } = event.result;
  const ids = event.field.filter(({ name }) => name === pick).map(({ id }) => id);
  if (ids.includes(winner)) return 'win';
  return ids.some((id) => order.includes(id)) ? 'loss' : 'void';
}

/**
 * The result of a pick, from the result of an event's part; undefined while there is none.
 * @param names the two contestants of the prediction; undefined for a field
 */
export const settleEvent = (
  event: EventBody,
  part: PartKey,
  names: readonly [string, string] | undefined,
  asked: GradedPick,
): Outcome | undefined =>
  names ? settleTwo(event, part, names, asked) : settleField(event, asked);
