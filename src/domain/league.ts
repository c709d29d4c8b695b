/** Team leagues, in the order the header lists them. Codes are the specification's. */
export const TEAM_LEAGUES = [
  'NFL',
  'NBA',
  'WNBA',
  'MLB',
  'NHL',
  'NCAAF',
  'NCAAB',
  'MLS',
  'EPL',
  'LaLiga',
  'Bundesliga',
  'SerieA',
] as const;

export type League = (typeof TEAM_LEAGUES)[number];
export type Sport = 'football' | 'basketball' | 'baseball' | 'hockey' | 'soccer';

export interface LeagueInfo {
  readonly code: League;
  /** The name a reader sees. */
  readonly name: string;
  readonly sport: Sport;
  /** Played under a roof everywhere: no weather is shown or looked up. */
  readonly indoor: boolean;
  /** A drawn final score is a result of its own. */
  readonly canDraw: boolean;
  readonly labels: { readonly spread: string; readonly total: string };
}

/** The specification's names of the two tiles, whatever the sport counts. */
const TILES = { spread: 'Point Spread', total: 'Game Total' };

const info = (
  code: League,
  name: string,
  sport: Sport,
  rest: Partial<LeagueInfo> = {},
): LeagueInfo => ({ code, name, sport, indoor: false, canDraw: false, labels: TILES, ...rest });

/** NFL games can end level after overtime, but about 1 in 400 does: the tie is no market of its own. */
export const LEAGUES: Readonly<Record<League, LeagueInfo>> = {
  NFL: info('NFL', 'NFL', 'football'),
  NBA: info('NBA', 'NBA', 'basketball', { indoor: true }),
  WNBA: info('WNBA', 'WNBA', 'basketball', { indoor: true }),
  MLB: info('MLB', 'MLB', 'baseball', { labels: { spread: 'Run Line', total: 'Total Runs O/U' } }),
  NHL: info('NHL', 'NHL', 'hockey', { indoor: true }),
  NCAAF: info('NCAAF', 'College Football', 'football'),
  NCAAB: info('NCAAB', 'College Basketball', 'basketball', { indoor: true }),
  MLS: info('MLS', 'MLS', 'soccer', { canDraw: true }),
  EPL: info('EPL', 'Premier League', 'soccer', { canDraw: true }),
  LaLiga: info('LaLiga', 'La Liga', 'soccer', { canDraw: true }),
  Bundesliga: info('Bundesliga', 'Bundesliga', 'soccer', { canDraw: true }),
  SerieA: info('SerieA', 'Serie A', 'soccer', { canDraw: true }),
};

/** The league a path segment or query value names, in any letter case; undefined where there is none. */
export function findLeague(text: string): League | undefined {
  const wanted = text.toLowerCase();
  return TEAM_LEAGUES.find((code) => code.toLowerCase() === wanted);
}

/** Canonical page of a league: one path per screen, lower case. */
export const leaguePath = (league: League): string => `/league/${league.toLowerCase()}`;

/** Feed of a league's predictions. */
export const feedPath = (league: League): string => `/rss/${league.toLowerCase()}.xml`;
