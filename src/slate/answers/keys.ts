import type { CalendarDate } from '#domain/time/time.ts';

/** Names of the rendered answers. */
export const ANSWER_KEYS = {
  /** Of one league, by its code; without one, of all. */
  upcomingGames: (league?: string) => (league ? `games/upcoming/${league}` : 'games/upcoming'),
  /** Games of all leagues with a price that is an edge while fresh. */
  payingGames: 'games/paying',
  /** Games to come with every book's price, for pages: no endpoint answers with it. */
  pricedGames: 'games/priced',
  /** Bouts and matches to come that have prices. */
  pricedPairs: 'pairs/priced',
  /** Contests of events to come that can be checked, by their names: no endpoint answers with it. */
  namedContests: 'contests/named',
  game: (id: number) => `games/${id}`,
  /** Of a date in New York. */
  gamesOf: (date: CalendarDate) => `games/of/${date}`,
  odds: (source: string) => `odds/${source}`,
  platformStats: 'stats/platform',
  slate: 'slate',
  individualEvents: (sport?: string) => (sport ? `individual/${sport}` : 'individual'),
  ufc: 'ufc',
  upcomingBoxing: 'boxing/upcoming',
  boxingOf: (date: CalendarDate) => `boxing/of/${date}`,
  /** Of a league or an individual sport. */
  calendar: (page: string) => `calendar/${page}`,
  golfTours: 'golf',
  golfTournaments: (tour: string) => `golf/${tour}`,
  /** Of a league or sport: its contests side by side, for whoever follows a side. No endpoint answers with it alone. */
  followedContests: (page: string) => `followed/contests/${page}`,
  /** Seasons in short, by league; and the games that decide most. */
  followedSeason: (league: string) => `followed/season/${league}`,
  decidingGames: 'followed/deciding',
  lopsidedGames: 'followed/lopsided',
  tennis: 'tennis',
  tennisPredictions: 'tennis/predictions',
  tennisStats: 'tennis/stats',
  tennisTours: 'tennis/tours',
} as const;
