import type { EventBody } from '#domain/events/sportEvent.ts';
import type { Game } from '#domain/game.ts';
import { type EventRatings, withoutRating } from '#engine/events/index.ts';

/** A name of a feed that the ratings have nobody under. */
export interface Unresolved {
  readonly league: string;
  readonly name: string;
  /** In how many of the games or events that were looked at. */
  readonly times: number;
}

function counted(named: readonly (readonly [league: string, name: string])[]): Unresolved[] {
  const counts = Map.groupBy(named, ([league, name]) => `${league}\n${name}`);
  return [...counts.values()]
    .flatMap(([first, ...more]) =>
      first ? [{ league: first[0], name: first[1], times: 1 + more.length }] : [],
    )
    .toSorted((a, b) => a.league.localeCompare(b.league) || a.name.localeCompare(b.name));
}

/** Teams without a rating; games before a season use none and say nothing. */
export const unresolvedTeams = (games: readonly Game[]): readonly Unresolved[] =>
  counted(
    games
      .filter(({ preseason }) => preseason !== true)
      .flatMap(({ league, homeTeam, awayTeam }) =>
        [homeTeam, awayTeam]
          .filter(({ ratingKey }) => ratingKey === undefined)
          .map(({ name }) => [league, name] as const),
      ),
  );

/** Fighters, players and drivers without one. */
export const unresolvedPeople = (
  events: readonly EventBody[],
  ratings: EventRatings,
): readonly Unresolved[] =>
  counted(
    events.flatMap((event) =>
      withoutRating(event, ratings).map((name) => [event.league, name] as const),
    ),
  );
