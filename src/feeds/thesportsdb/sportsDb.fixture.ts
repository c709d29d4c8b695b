/** Hand-written events in TheSportsDB's shape. */
export const NOW = new Date('2026-11-21T15:00:00Z');

export const sportsDbEvent = (change: object = {}) => ({
  idEvent: '2300001',
  idAPIfootball: null,
  strEvent: 'Ann Able vs Bea Baker',
  strSport: 'Fighting',
  idLeague: '4445',
  strLeague: 'Boxing',
  strSeason: '2026',
  strDescriptionEN: '',
  strHomeTeam: null,
  strAwayTeam: null,
  intHomeScore: null,
  intAwayScore: null,
  strTimestamp: '2026-11-29T02:00:00',
  dateEvent: '2026-11-29',
  strTime: '02:00:00',
  strTimeLocal: '',
  strResult: '',
  strVenue: 'Example Arena',
  strCountry: 'United States',
  strCity: 'Las Vegas',
  strThumb: 'https://r2.thesportsdb.com/images/media/event/thumb/example.jpg',
  strStatus: 'Not Started',
  strPostponed: 'no',
  ...change,
});
