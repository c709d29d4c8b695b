import type { League } from '#domain/leagues/league.ts';

/** A league's sample season: MM-DD of the first day and of the last of its regular season, and games of each team. */
export interface SampleCalendar {
  readonly from: string;
  readonly to: string;
  readonly games: number;
}

/**
 * Usual days of the regular season and each team's games. Weekly leagues play as many rounds as there are games from the first
 * Tuesday on. College basketball has none: only its tournament is followed.
 */
export const SAMPLE_CALENDARS: Readonly<Partial<Record<League, SampleCalendar>>> = {
  NFL: { from: '09-08', to: '01-12', games: 17 },
  NBA: { from: '10-20', to: '04-12', games: 82 },
  WNBA: { from: '05-08', to: '09-24', games: 44 },
  MLB: { from: '03-26', to: '09-27', games: 162 },
  NHL: { from: '10-06', to: '04-16', games: 84 },
  NCAAF: { from: '09-08', to: '12-06', games: 12 },
  // Longer than in truth: the sample has no playoffs, and its slate plays on into December.
  MLS: { from: '02-24', to: '12-14', games: 42 },
  EPL: { from: '08-11', to: '05-28', games: 38 },
  LaLiga: { from: '08-11', to: '05-28', games: 38 },
  Bundesliga: { from: '08-25', to: '05-27', games: 34 },
  SerieA: { from: '08-13', to: '05-30', games: 38 },
};

/** Conferences of the schools that the sample pairs. */
export const SAMPLE_CONFERENCES: Readonly<
  Partial<Record<League, Record<string, readonly string[]>>>
> = {
  NCAAF: {
    'Southeastern Conference': [
      'Alabama',
      'Auburn',
      'Florida',
      'Georgia',
      'LSU',
      'Oklahoma',
      'Ole Miss',
      'Tennessee',
      'Texas',
      'Texas A&M',
    ],
    'Big Ten Conference': [
      'Indiana',
      'Iowa',
      'Michigan',
      'Nebraska',
      'Ohio State',
      'Oregon',
      'Penn State',
      'USC',
      'Washington',
    ],
    'Atlantic Coast Conference': ['Clemson', 'Florida State', 'Miami'],
    'Big 12 Conference': ['BYU', 'Colorado', 'Utah'],
    'FBS Independents': ['Notre Dame'],
  },
};
