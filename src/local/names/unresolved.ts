import type { EventBody } from '#domain/events/sportEvent.ts';
import type { Game } from '#domain/game/game.ts';
import { type EventRatings, withoutRating } from '#engine/events/index.ts';
import { initialRatings } from '#engine/index.ts';

/** A feed's name that the fit does not know. */
export interface Unresolved {
  readonly league: string;
  readonly name: string;
  /** The key a team is rated under as new; absent if it has none, and no figure. */
  readonly key?: string | undefined;
  /** Number of examined games or events with it. */
  readonly times: number;
}

function counted(named: readonly Omit<Unresolved, 'times'>[]): Unresolved[] {
  const counts = Map.groupBy(named, ({ league, name }) => `${league}\n${name}`);
  return [...counts.values()]
    .flatMap(([first, ...more]) => (first ? [{ ...first, times: 1 + more.length }] : []))
    .toSorted((a, b) => a.league.localeCompare(b.league) || a.name.localeCompare(b.name));
}

/** Teams that the fit did not know; games before a season use no rating and say nothing. */
export const unresolvedTeams = (games: readonly Game[]): readonly Unresolved[] =>
  counted(
    games
      .filter(({ preseason }) => preseason !== true)
      .flatMap(({ league, homeTeam, awayTeam }) => {
        const { teams } = initialRatings(league);
        return [homeTeam, awayTeam]
          .filter(({ ratingKey }) => ratingKey === undefined || !Object.hasOwn(teams, ratingKey))
          .map(({ name, ratingKey: key }) => ({ league, name, ...(key !== undefined && { key }) }));
      }),
  );

/** Fighters, players and drivers without a rating. */
export const unresolvedPeople = (
  events: readonly EventBody[],
  ratings: EventRatings,
): readonly Unresolved[] =>
  counted(
    events.flatMap((event) =>
      withoutRating(event, ratings).map((name) => ({ league: event.league, name })),
    ),
  );
