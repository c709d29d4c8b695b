import type { FightCard } from '#domain/events/fightCard.ts';
import type { EventBody } from '#domain/events/sportEvent.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import { updateFightRatings } from '../fights/update.ts';
import { updateRacing } from '../racing/updateRacing.ts';
import type { TennisRatings } from '../tennis/ratings.ts';
import { updateTennis } from '../tennis/update.ts';
import { keysIn, ratedBout, ratedMatch, ratedRace } from './rated.ts';
import type { EventRatings } from './ratings.ts';

const present = <T>(value: T | undefined): value is T => value !== undefined;

function tennisAfter(ratings: TennisRatings, matches: readonly TennisMatch[]): TennisRatings {
  const keyOf = keysIn(ratings.players);
  const played = matches
    .filter(({ league }) => league === ratings.tour)
    .map((match) => ratedMatch(match, keyOf))
    .filter(present)
    .filter(({ day }) => day > ratings.day);
  return updateTennis(ratings, played);
}

/**
 * Ratings after finished events, given in order of their starts. Events on or before a rating's own day are already learned and
 * are skipped. Golf learns from scores by round, which events do not carry.
 * Throws a RangeError if a start is not ISO 8601.
 */
export function updateEventRatings(
  ratings: EventRatings,
  finished: readonly EventBody[],
): EventRatings {
  const ofKind = <K extends EventBody['kind']>(kind: K) =>
    finished.filter((event): event is Extract<EventBody, { kind: K }> => event.kind === kind);
  const cards = ofKind('fights');
  const fightsOf = (league: FightCard['league']) =>
    cards
      .filter((card) => card.league === league)
      .flatMap((card) => card.bouts.map((bout) => ratedBout(card, bout)).filter(present));
  const matches = ofKind('match');
  const races = ofKind('race');
  const racesOf = (league: 'F1' | 'NASCAR-Cup', learnedTo: number) =>
    races
      .filter((race) => race.league === league)
      .map(ratedRace)
      .filter(present)
      .filter(({ day }) => day > learnedTo);
  const { fights, tennis, racing } = ratings;
  return {
    ...ratings,
    fights: {
      UFC: updateFightRatings(fights.UFC, fightsOf('UFC')),
      Boxing: updateFightRatings(fights.Boxing, fightsOf('Boxing')),
    },
    tennis: { ATP: tennisAfter(tennis.ATP, matches), WTA: tennisAfter(tennis.WTA, matches) },
    racing: {
      F1: updateRacing(racing.F1, racesOf('F1', racing.F1.race.day)),
      NASCAR: updateRacing(racing.NASCAR, racesOf('NASCAR-Cup', racing.NASCAR.race.day)),
    },
  };
}
