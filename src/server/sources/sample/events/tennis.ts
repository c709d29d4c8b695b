import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { CourtSurface, TennisMatch } from '#domain/events/tennisMatch.ts';
import { addDays, type CalendarDate } from '#domain/time.ts';

interface Competition {
  readonly league: TennisMatch['league'];
  readonly tour: string;
  readonly tournament: string;
  readonly surface: CourtSurface;
  readonly venue: { readonly name: string; readonly city: string; readonly country: string };
}

const at = (name: string, city: string, country: string) => ({ name, city, country });

const ATP: Competition = {
  league: 'ATP',
  tour: 'ATP World Tour',
  tournament: 'ATP Basel',
  surface: 'hard',
  venue: at('St. Jakobshalle', 'Basel', 'Switzerland'),
};
const WTA: Competition = {
  league: 'WTA',
  tour: 'WTA Tour',
  tournament: 'WTA Stuttgart',
  surface: 'clay',
  venue: at('Porsche-Arena', 'Stuttgart', 'Germany'),
};
const DAVIS_CUP: Competition = {
  league: 'ATP',
  tour: 'Davis Cup',
  tournament: 'Davis Cup',
  surface: 'hard',
  venue: at('Unipol Arena', 'Bologna', 'Italy'),
};
const BILLIE_JEAN_KING_CUP: Competition = {
  league: 'WTA',
  tour: 'Billie Jean King Cup',
  tournament: 'Billie Jean King Cup',
  surface: 'hard',
  venue: at('Palacio de Deportes José María Martín Carpena', 'Málaga', 'Spain'),
};
const CHALLENGER: Competition = {
  league: 'ATP',
  tour: 'ATP Challenger Tour',
  tournament: 'Challenger Champaign',
  surface: 'hard',
  venue: at('Atkins Tennis Center', 'Champaign', 'United States'),
};
const ITF: Competition = {
  league: 'ATP',
  tour: 'ITF World Tennis Tour',
  tournament: 'ITF M25 Columbus',
  surface: 'hard',
  venue: at('Ty Tucker Tennis Center', 'Columbus', 'United States'),
};

/** Names and world rankings of June 16, 2025: what the simulation of a sample rates newcomers by. */
type Named = readonly [name: string, rank: number];

/** A fixture: days from today, hour of the start in UTC, the home player first. */
type Fixture = readonly [Competition, days: number, hour: number, a: Named, b: Named];

const FIXTURES: readonly Fixture[] = [
  [ATP, 0, 23, ['Jannik Sinner', 1], ['Taylor Fritz', 4]],
  [WTA, 0, 22, ['Aryna Sabalenka', 1], ['Madison Keys', 6]],
  [CHALLENGER, 0, 24, ['Jenson Brooksby', 149], ['Mackenzie McDonald', 98]],
  [ATP, 1, 17, ['Carlos Alcaraz', 2], ['Ben Shelton', 10]],
  [WTA, 1, 16, ['Coco Gauff', 2], ['Mirra Andreeva', 7]],
  [DAVIS_CUP, 1, 15, ['Flavio Cobolli', 24], ['Alejandro Davidovich Fokina', 28]],
  [ATP, 2, 18, ['Alexander Zverev', 3], ['Daniil Medvedev', 11]],
  [WTA, 2, 17, ['Iga Swiatek', 8], ['Emma Navarro', 9]],
  [BILLIE_JEAN_KING_CUP, 3, 15, ['Jasmine Paolini', 5], ['Jessica Pegula', 3]],
  [ATP, 4, 19, ['Jack Draper', 6], ['Holger Rune', 9]],
  [ITF, 4, 16, ['Billy Harris', 113], ['Alex Bolt', 194]],
];

const HOUR_MS = 3_600_000;

/**
 * Sample matches around an Eastern date; they depend on the date alone: real players and venues, pairings of
 * our own over six tours, today and in the next four days.
 */
export const sampleTennis = (today: CalendarDate): readonly FeedEvent[] =>
  FIXTURES.map(([{ league, tour, tournament, surface, venue }, days, hour, a, b]) => {
    const date = addDays(today, days);
    return {
      kind: 'match',
      league,
      tour,
      tournament,
      surface,
      venue,
      sourceId: `tennis-${date}-${tour.toLowerCase().replaceAll(' ', '-')}`,
      name: `${tournament}: ${a[0]} vs ${b[0]}`,
      startTime: new Date(Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS).toISOString(),
      timeKnown: true,
      status: 'scheduled',
      bestOf: 3,
      a: { name: a[0], rank: a[1] },
      b: { name: b[0], rank: b[1] },
    };
  });
