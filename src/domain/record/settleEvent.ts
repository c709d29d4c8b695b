import type { BoutResult } from '../events/fightCard.ts';
import { type PartKey, twoOf } from '../events/parts.ts';
import type { EventBody } from '../events/sportEvent.ts';
import type { TennisResult } from '../events/tennisMatch.ts';
import type { FightSide } from '../outcomes/fight.ts';
import type { Outcome } from './outcome.ts';
import type { Pick } from './picks/pick.ts';

/** The corner of a name in the contest as it was held, if the same two met as were predicted, in either order. */
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

/**
 * A fight: a draw gives the winner's stake back, and no method wins by it; without a contest nothing stands. A way to
 * end that is none of those asked about, or that the feed does not name, gives the method's stake back, whoever won.
 */
function settleBout(
  { winner, method }: BoutResult,
  side: FightSide,
  { market, how }: Pick,
): Outcome {
  if (winner === 'noContest') return 'void';
  if (market === 'moneyline') return winner === 'draw' ? 'push' : winner === side ? 'win' : 'loss';
  if (winner === 'draw') return 'loss';
  if (method === undefined || method === 'other') return 'void';
  return winner === side && method === how ? 'win' : 'loss';
}

/** A match: who goes on has won it once a game was played; its score stands where it was played out. */
function settleMatch(
  { winner, sets, retired }: TennisResult,
  side: FightSide,
  asked: Pick,
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
  asked: Pick,
): Outcome | undefined {
  const side = sideOf(event, part, names, asked.pick);
  const two = twoOf(event, part);
  if (!two?.result) return undefined;
  // Someone else fought or played: what was picked did not take place.
  if (!side) return 'void';
  return 'sets' in two.result
    ? settleMatch(two.result, side, asked)
    : settleBout(two.result, side, asked);
}

/** A field: who did not start gives the stake back. */
function settleField(event: EventBody, { pick }: Pick): Outcome | undefined {
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
 * What became of a pick by the result of a part of an event; undefined while there is none.
 * @param names the two that the prediction is about; undefined for a field
 */
export const settleEvent = (
  event: EventBody,
  part: PartKey,
  names: readonly [string, string] | undefined,
  asked: Pick,
): Outcome | undefined =>
  names ? settleTwo(event, part, names, asked) : settleField(event, asked);
