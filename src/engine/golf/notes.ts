import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import { isoDay } from '../ratings/day.ts';
import type { UpcomingTournament } from './entrant.ts';
import type { GolfRatings } from './ratings.ts';
import type { TournamentRules } from './tournamentRules.ts';
import { isUnconfirmed, tourRules } from './tours.ts';

/** Ratings older than this are marked, days. */
const OLD = 60;

interface Told {
  readonly tour: GolfTour;
  readonly event: UpcomingTournament;
  readonly rules: TournamentRules;
  readonly ratings: GolfRatings;
  readonly day: number;
  readonly unrated: number;
  readonly field: number;
  readonly pairs: boolean;
}

/** Notes on a forecast for readers, besides its unknown players. */
export function notesOn({
  tour,
  event,
  rules,
  ratings,
  day,
  unrated,
  field,
  pairs,
}: Told): string[] {
  const notes: string[] = [];
  if (tour !== 'pga-tour') {
    notes.push('Scores spread as on the PGA Tour: the only tour whose results were fitted');
  }
  if (2 * unrated > field) notes.push('Most of this field is unrated: chances are near equal');
  if (event.cut === undefined && isUnconfirmed(tourRules(tour, event.season))) {
    notes.push("Cut rule as usually reported for this tour; the event's own was not given");
  }
  if (rules.mark === 'starting strokes') {
    notes.push('Starting strokes are not simulated: chances are those of the lowest score');
  }
  if (pairs) {
    notes.push('Pairs: each has the mean of its two players, best ball and alternate shot alike');
  } else if (rules.mark === 'teams' || rules.mark === 'stableford') {
    notes.push('Simulated as individual stroke play, which this event is not');
  }
  const last = Math.max(...Object.values(ratings.players).map((player) => player.day));
  if (Number.isFinite(last) && day - last > OLD) {
    notes.push(`Ratings end on ${isoDay(last)}: uncertainty has grown since`);
  }
  return notes;
}
