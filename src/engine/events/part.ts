import type { TwoWayMarket } from '#domain/events/event.ts';
import type { EventBody } from '#domain/events/sportEvent.ts';
import type { FightFactor } from '#domain/outcomes/fightPrediction.ts';
import { predictBout } from './bout.ts';
import { predictTennisMatch } from './match.ts';
import { predictRaceEvent } from './race.ts';
import type { EventRatings } from './ratings.ts';
import type { Simulated } from './simulated.ts';
import { predictGolfTournament } from './tournament.ts';

/** A part of an event of any kind, simulated. */
type PredictedPart = Simulated<unknown> & { readonly factors?: readonly FightFactor[] };

/**
 * Simulates the part of an event that has this key; undefined if it cannot be simulated yet. Throws as the simulations do.
 * @param market anchors the published win probability of a bout or match. Fields have none.
 * @param drawn its seed, if a beacon gave it one
 */
export function predictPart(
  event: EventBody,
  key: string,
  ratings: EventRatings,
  runs: number,
  market?: TwoWayMarket,
  drawn?: number,
): PredictedPart | undefined {
  switch (event.kind) {
    case 'fights': {
      const bout = event.bouts.find((candidate) => candidate.key === key);
      return bout && predictBout(event, bout, ratings, runs, market, drawn);
    }
    case 'match':
      return predictTennisMatch(event, ratings, runs, market, drawn);
    case 'race':
      return predictRaceEvent(event, ratings, runs, drawn);
    case 'tournament':
      return predictGolfTournament(event, ratings, runs, drawn);
  }
}
