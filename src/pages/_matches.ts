import { clock } from '#clock';
import { loadEvents } from '#content/events.ts';
import { comingAndArchive } from '#domain/events/comingAndArchive.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { isPredictedMatch, type PredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { matchPath } from '#domain/product/paths.ts';

const matchOf = (event: SportEvent) => (event.kind === 'match' ? [event] : []);

/** Every tennis match that has a page: those to come that have a prediction, by start. */
export async function loadMatches(): Promise<readonly PredictedMatch[]> {
  const matches = loadEvents('Tennis').flatMap(matchOf);
  return comingAndArchive(upcomingEvents(matches, clock.now()), []).coming.filter(isPredictedMatch);
}

/** Their paths by the match's number. */
export async function loadMatchPaths(): Promise<Readonly<Record<number, string>>> {
  return Object.fromEntries((await loadMatches()).map((match) => [match.id, matchPath(match)]));
}
