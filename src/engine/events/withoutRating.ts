import type { EventBody } from '#domain/events/sportEvent.ts';
import { fighterKey } from '../fights/key.ts';
import { golferNameKey as golferKey } from '../golf/playerKey.ts';
import { formula1DriverKey as formula1Driver } from '../racing/formula1/keys.ts';
import { stockcarDriverKey as stockcarDriver } from '../racing/stockcar/keys.ts';
import { playerKey as tennisKey } from '../tennis/playerKey.ts';
import type { EventRatings } from './ratings.ts';

/** Everybody an event names, as the feed spells it. */
function namesIn(event: EventBody): readonly string[] {
  switch (event.kind) {
    case 'fights':
      return event.bouts.flatMap(({ a, b }) => [a.name, b.name]);
    case 'match':
      return [event.a.name, event.b.name];
    case 'race':
      return event.cars.map(({ driver }) => driver);
    case 'tournament':
      return event.field.map(({ name }) => name);
  }
}

/** Whether the ratings of an event's league know a person by the feed's name for him. */
function knows(event: EventBody, ratings: EventRatings): (name: string) => boolean {
  switch (event.kind) {
    case 'fights': {
      const { fighters } = ratings.fights[event.league];
      return (name) => Object.hasOwn(fighters, fighterKey(name));
    }
    case 'match': {
      const { players } = ratings.tennis[event.league];
      return (name) => tennisKey(players, name) !== undefined;
    }
    case 'race': {
      const isFormula1 = event.league === 'F1';
      const { drivers } = ratings.racing[isFormula1 ? 'F1' : 'NASCAR'].race;
      const key = isFormula1 ? formula1Driver : stockcarDriver;
      return (name) => Object.hasOwn(drivers, key(name));
    }
    case 'tournament':
      return (name) => Object.hasOwn(ratings.golf.players, golferKey(name));
  }
}

/** The people of an event whom the ratings do not know by the feed's name: newcomers, and names that lack an alias. */
export function withoutRating(event: EventBody, ratings: EventRatings): readonly string[] {
  const known = knows(event, ratings);
  return [...new Set(namesIn(event))].filter((name) => !known(name));
}
