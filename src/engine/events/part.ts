import type { EventBody } from '#domain/events/sportEvent.ts';
import type { FightFactor } from '#domain/outcomes/fightPrediction.ts';
import { simulateBout } from './bout.ts';
import { simulateMatch } from './match.ts';
import { simulateRace } from './race.ts';
import type { EventRatings } from './ratings.ts';
import type { Simulated } from './simulated.ts';
import { simulateTournament } from './tournament.ts';

/** A part of an event of any kind, simulated. */
export type SimulatedPart = Simulated<unknown> & { readonly factors?: readonly FightFactor[] };

/** Simulates the part of an event with a key; undefined where it cannot be yet. Errors as the simulations' own. */
export function simulatePart(
  event: EventBody,
  key: string,
  ratings: EventRatings,
  runs: number,
): SimulatedPart | undefined {
  switch (event.kind) {
    case 'fights': {
      const bout = event.bouts.find((candidate) => candidate.key === key);
      return bout && simulateBout(event, bout, ratings, runs);
    }
    case 'match':
      return simulateMatch(event, ratings, runs);
    case 'race':
      return simulateRace(event, ratings, runs);
    case 'tournament':
      return simulateTournament(event, ratings, runs);
  }
}
