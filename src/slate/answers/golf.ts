import { predictedTournamentSchema, tourTournamentSchema } from '#contract/answers/golf/schema.ts';
import { predictedTournament, tourTournament } from '#contract/answers/golf/tournaments.ts';
import { ofSport } from '#domain/events/sportEvent.ts';
import { GOLF_TOURS } from '#domain/leagues/eventLeague.ts';
import { KEYS } from './keys.ts';
import { item, type PublishedSlate, type Refused } from './rendering.ts';
import { list, object, property, type TimedText } from './timedText.ts';

/** Tournaments by tour slug, for each tour that has a list; and each tour's with everyone's chances. */
export function renderGolf(
  { events }: PublishedSlate,
  refused: Refused,
): readonly (readonly [string, TimedText])[] {
  const tournaments = ofSport(events, 'Golf').filter((event) => event.kind === 'tournament');
  const of = (tour: string) => tournaments.filter(({ league }) => league === tour);
  const tours = GOLF_TOURS.map((tour) =>
    property(
      tour,
      list(of(tour).flatMap((event) => item(tourTournamentSchema, tourTournament(event), refused))),
    ),
  );
  const predicted = GOLF_TOURS.map((tour) => {
    const pieces = of(tour).flatMap((event) =>
      item(predictedTournamentSchema, predictedTournament(event), refused),
    );
    return [KEYS.golfTournaments(tour), list(pieces)] as const;
  });
  return [[KEYS.golfTours, object(tours)], ...predicted];
}
