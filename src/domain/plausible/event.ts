import type { TwoWayQuote } from '../events/event.ts';
import type { FeedEvent } from '../events/sportEvent.ts';
import type { TennisResult } from '../events/tennisMatch.ts';
import type { Checked, Problem } from './checked.ts';
import { bookProblem } from './quote.ts';

/** No field has more: a longer list is not a list of entrants. */
const MOST = { bouts: 30, players: 300, cars: 60 } as const;

type Note = (what: string, reason: string) => void;

function quotesOf(quotes: readonly TwoWayQuote[], of: string, note: Note): readonly TwoWayQuote[] {
  return quotes.filter(({ provider, a, b }) => {
    const reason = bookProblem([a, b]);
    if (reason !== undefined) note(`moneyline of ${provider}${of}`, reason);
    return reason === undefined;
  });
}

/** A winner without a retirement has won more sets than the other player. */
function isPossible({ winner, sets, retired }: TennisResult): boolean {
  const ahead = sets.reduce((sum, [a, b]) => sum + Math.sign(a - b), 0);
  return retired || sets.length === 0 || (winner === 'a' ? ahead > 0 : ahead < 0);
}

function withoutOdd(event: FeedEvent, note: Note): FeedEvent {
  switch (event.kind) {
    case 'fights': {
      if (event.bouts.length > MOST.bouts) {
        note('bouts', `${event.bouts.length} on one card`);
        return { ...event, bouts: [] };
      }
      const bouts = event.bouts.map((bout) => {
        const on = ` on ${bout.a.name} vs ${bout.b.name}`;
        return bout.moneyline ? { ...bout, moneyline: quotesOf(bout.moneyline, on, note) } : bout;
      });
      return { ...event, bouts };
    }
    case 'match': {
      const { result } = event;
      const odd = result !== undefined && !isPossible(result);
      if (odd) note('result', 'its winner won fewer sets');
      return {
        ...event,
        ...(event.moneyline && { moneyline: quotesOf(event.moneyline, '', note) }),
        result: odd ? undefined : result,
      };
    }
    case 'tournament':
      if (event.field.length <= MOST.players) return event;
      note('players', `${event.field.length} in one tournament`);
      return { ...event, field: [], pairs: [], groups: [], result: undefined };
    case 'race':
      if (event.cars.length <= MOST.cars) return event;
      note('cars', `${event.cars.length} in one race`);
      return { ...event, cars: [], matchups: [], result: undefined };
  }
}

/** A feed's event without implausible prices, results and entry lists. */
export function checkEvent(event: FeedEvent): Checked<FeedEvent> {
  const problems: Problem[] = [];
  const value = withoutOdd(event, (what, reason) => problems.push({ what, reason }));
  return { value: problems.length === 0 ? event : value, problems };
}
