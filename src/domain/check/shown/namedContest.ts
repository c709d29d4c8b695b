import type { SportEvent } from '../../events/sportEvent.ts';

/** An event's contest that can be checked, by its names: what a typed bet is looked up in. */
export interface NamedContest {
  readonly event: number;
  /** A bout of a card, by its key. */
  readonly part?: string | undefined;
  readonly kind: 'fight' | 'match' | 'race' | 'tournament';
  /** League, tour or series code. */
  readonly league: string;
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly startTime: string;
  readonly timeKnown: boolean;
  /** The two of a bout or a match, a first. */
  readonly sides?: readonly [string, string] | undefined;
  /** Sets that win a match. */
  readonly sets?: number | undefined;
  /** Drivers or golfers, by the key that a leg names. */
  readonly entrants?: readonly (readonly [key: string, name: string])[] | undefined;
  /** When the event was last confirmed, ISO 8601 in UTC. */
  readonly asOf: string;
}

/** The contests of an event that have figures and have not begun. */
export function namedContests(event: SportEvent): readonly NamedContest[] {
  if (event.status !== 'scheduled') return [];
  const { id, league, name, startTime, timeKnown, asOf } = event;
  const of = { event: id, league, name, startTime, timeKnown, asOf };
  switch (event.kind) {
    case 'fights':
      return event.bouts
        .filter(({ prediction }) => prediction)
        .map(({ key, a, b }) => ({ ...of, part: key, kind: 'fight', sides: [a.name, b.name] }));
    case 'match':
      return event.prediction
        ? [
            {
              ...of,
              kind: 'match',
              sides: [event.a.name, event.b.name],
              sets: event.bestOf === 5 ? 3 : 2,
            },
          ]
        : [];
    case 'race': {
      const { entrants } = event.prediction?.outcome ?? {};
      return entrants
        ? [{ ...of, kind: 'race', entrants: entrants.map(({ driver }) => [driver, driver]) }]
        : [];
    }
    case 'tournament': {
      const { players } = event.prediction?.outcome ?? {};
      const names = new Map(event.field.map((golfer) => [golfer.id, golfer.name]));
      return players
        ? [
            {
              ...of,
              kind: 'tournament',
              entrants: players.map(({ id: key }) => [key, names.get(key) ?? key]),
            },
          ]
        : [];
    }
  }
}
