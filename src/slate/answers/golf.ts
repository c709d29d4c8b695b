import { predictedTournamentSchema, tourTournamentSchema } from '#contract/answers/golf/schema.ts';
import { predictedTournament, tourTournament } from '#contract/answers/golf/tournaments.ts';
import { ofSport } from '#domain/events/sportEvent.ts';
import { GOLF_TOURS } from '#domain/leagues/eventLeague.ts';
import { ANSWER_KEYS } from './keys.ts';
import { item, type OnBreach, type RenderedSlate } from './rendering.ts';
import { object, property, type TimedText, timedList } from './timedText.ts';

/** Tournaments by tour slug, for each tour that has a list; and each tour's with everyone's chances. */
export function renderGolf(
  { events }: RenderedSlate,
  refused: OnBreach,
): readonly (readonly [string, TimedText])[] {
  const tournaments = ofSport(events, 'Golf').filter((event) => event.kind === 'tournament');
  const of = (tour: string) => tournaments.filter(({ league }) => league === tour);
  const tours = GOLF_TOURS.map((tour) =>
    property(
      tour,
      timedList(
        of(tour).flatMap((event) => item(tourTournamentSchema, tourTournament(event), refused)),
      ),
    ),
  );
  const predicted = GOLF_TOURS.map((tour) => {
    const pieces = of(tour).flatMap((event) =>
      item(predictedTournamentSchema, predictedTournament(event), refused),
    );
    return [ANSWER_KEYS.golfTournaments(tour), timedList(pieces)] as const;
  });
  return [[ANSWER_KEYS.golfTours, object(tours)], ...predicted];
}
