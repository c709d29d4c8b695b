import { eventPath } from '#domain/events/eventPath.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import type { Game } from '#domain/game/game.ts';
import { leaguePath } from '#domain/leagues/league.ts';

interface Made {
  readonly asOf: string;
}

/** The predictions of an event's parts. */
const predictionsOf = (event: SportEvent): readonly Made[] =>
  event.kind === 'fights'
    ? event.bouts.flatMap(({ prediction }) => prediction ?? [])
    : [event.prediction].filter((made) => made !== undefined);

/**
 * The pages that a build shows otherwise than the last one: of each game and event predicted since, of their league or sport, and
 * the two that list everything; none if nothing was predicted since.
 * @param since when the last build was asked for, ISO 8601; undefined: every prediction is new
 */
export function changedPaths(
  { games, events }: { readonly games: readonly Game[]; readonly events: readonly SportEvent[] },
  since: string | undefined,
): readonly string[] {
  const isNew = ({ asOf }: Made) => since === undefined || Date.parse(asOf) > Date.parse(since);
  const ofGames = games.flatMap(({ id, league, prediction }) =>
    prediction && isNew(prediction) ? [`/game/${id}`, leaguePath(league)] : [],
  );
  const ofEvents = events.flatMap((event) =>
    predictionsOf(event).some(isNew) ? [eventPath(event).replace(/#.*/, '')] : [],
  );
  const paths = [...ofGames, ...ofEvents];
  return paths.length === 0 ? [] : [...new Set(['/', '/predictions', ...paths])];
}
