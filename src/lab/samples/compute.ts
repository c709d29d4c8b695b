import type { EventSport } from '#domain/events/event.ts';
import type { Bout } from '#domain/events/fightCard.ts';
import type { EventBody, SportEvent } from '#domain/events/sportEvent.ts';
import {
  type EventRatings,
  predictBout,
  predictGolfTournament,
  predictRaceEvent,
  predictTennisMatch,
} from '#engine/events/index.ts';

/** The specification's number of simulated events for its samples. */
const RUNS = 10_000;

/** An event with predictions from the current engine; `number` gives each prediction its own id. */
function simulated(body: EventBody, ratings: EventRatings, asOf: string, number: () => number) {
  const numbered = <Made extends object>(made: Made | undefined) =>
    made && { ...made, id: number(), asOf };
  switch (body.kind) {
    case 'fights': {
      const bouts = body.bouts.map((bout): Bout => {
        const prediction = numbered(predictBout(body, bout, ratings, RUNS));
        return prediction ? { ...bout, prediction } : bout;
      });
      return { ...body, bouts };
    }
    case 'match': {
      const prediction = numbered(predictTennisMatch(body, ratings, RUNS));
      return prediction ? { ...body, prediction } : body;
    }
    case 'race': {
      const prediction = numbered(predictRaceEvent(body, ratings, RUNS));
      return prediction ? { ...body, prediction } : body;
    }
    case 'tournament': {
      const prediction = numbered(predictGolfTournament(body, ratings, RUNS));
      return prediction ? { ...body, prediction } : body;
    }
  }
}

/** Ids of a sport's samples count down from its own thousand. */
const THOUSANDS = { UFC: 1, Boxing: 2, Tennis: 3, F1: 4, NASCAR: 5, Golf: 6 } as const;

/**
 * Authored events of one sport as the site shows them: with our engine's predictions, and negative ids, which no event in the
 * store has.
 * @param asOf time of the computation, ISO 8601 in UTC
 */
export function computeSamples(
  sport: EventSport,
  authored: readonly EventBody[],
  ratings: EventRatings,
  asOf: string,
): readonly SportEvent[] {
  const first = -1000 * THOUSANDS[sport];
  let last = first;
  const number = (): number => --last;
  return authored.map((body, index) => ({
    ...simulated(body, ratings, asOf, number),
    id: first - 1 - index,
    source: 'authored',
    sample: true,
    asOf,
  }));
}
