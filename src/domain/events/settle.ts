import type { Settled } from '../prices/staking.ts';
import type { BoutResult } from './fightCard.ts';
import type { GolfResult } from './golfTournament.ts';
import { type PartKey, WHOLE_EVENT } from './parts.ts';
import type { RaceResult } from './race.ts';
import type { EventBody } from './sportEvent.ts';
import type { TennisResult } from './tennisMatch.ts';

export type PartResult = BoutResult | TennisResult | RaceResult | GolfResult;

/** Results of an event by part, as far as they stand: bouts as they end, everything else once it is final. */
export function resultsOf(
  event: EventBody,
): readonly { readonly part: PartKey; readonly result: PartResult | undefined }[] {
  const { status } = event;
  if (event.kind === 'fights') {
    const fought = status === 'live' || status === 'final';
    return event.bouts.map(({ key, result }) => ({
      part: key,
      result: fought ? result : undefined,
    }));
  }
  return [{ part: WHOLE_EVENT, result: status === 'final' ? event.result : undefined }];
}

/**
 * Settles the pick of a contender (its id, see winners.ts) by the result of a part; undefined while there is none.
 * A draw and a no contest give the stake back, as does a match of which no game was played and a pick that did not
 * start; a match given up goes to who advances.
 */
export function settle(event: EventBody, part: PartKey, pick: string): Settled | undefined {
  switch (event.kind) {
    case 'fights': {
      const result = event.bouts.find(({ key }) => key === part)?.result;
      if (!result) return undefined;
      if (result.winner === 'draw' || result.winner === 'noContest') return 'push';
      return result.winner === pick ? 'win' : 'loss';
    }
    case 'match': {
      if (!event.result) return undefined;
      if (event.result.sets.length === 0) return 'push';
      return event.result.winner === pick ? 'win' : 'loss';
    }
    case 'race': {
      if (!event.result) return undefined;
      const { order, retired } = event.result;
      return inField(pick, order[0], [...order, ...retired]);
    }
    case 'tournament':
      return event.result && inField(pick, event.result.winner, event.result.order);
  }
}

function inField(pick: string, winner: string | undefined, started: readonly string[]): Settled {
  if (pick === winner) return 'win';
  return started.includes(pick) ? 'loss' : 'push';
}
