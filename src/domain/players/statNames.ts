import type { League } from '../leagues/league.ts';

/** How a stat is called and printed. */
interface StatName {
  /** "Passing yards" */
  readonly label: string;
  /** "pass yds" */
  readonly short: string;
  /** Values are in this many parts of a unit: fantasy points in tenths, ice time in seconds of a minute. 1 if left out. */
  readonly parts?: number;
  /** Decimals of a mean. */
  readonly digits: number;
}

const name = (label: string, short: string, digits = 1, parts?: number): StatName => ({
  label,
  short,
  digits,
  ...(parts !== undefined && { parts }),
});

const fantasy = (of: string): StatName => name(`${of} points`, of, 1, 10);

/** Every stat that a reader can see, in reading order. */
export const STAT_NAMES: Readonly<Record<string, StatName>> = {
  minutes: name('Minutes', 'min'),
  iceTime: name('Ice time, minutes', 'TOI', 1, 60),
  passingYards: name('Passing yards', 'pass yds', 0),
  passingTouchdowns: name('Passing touchdowns', 'pass TD', 2),
  passingAttempts: name('Passing attempts', 'att'),
  completions: name('Completions', 'comp'),
  interceptions: name('Interceptions', 'INT', 2),
  rushingYards: name('Rushing yards', 'rush yds', 0),
  carries: name('Carries', 'car'),
  receivingYards: name('Receiving yards', 'rec yds', 0),
  receptions: name('Receptions', 'rec'),
  targets: name('Targets', 'tgt'),
  touchdowns: name('Touchdowns', 'TD', 2),
  rushingTouchdowns: name('Rushing touchdowns', 'rush TD', 2),
  receivingTouchdowns: name('Receiving touchdowns', 'rec TD', 2),
  kickerPoints: name('Kicking points', 'kick pts'),
  fieldGoals: name('Field goals', 'FG', 2),
  extraPoints: name('Extra points', 'XP', 2),
  defensePoints: name('Defense fantasy points', 'DST'),
  sacks: name('Sacks', 'sacks'),
  takeaways: name('Takeaways', 'TO', 2),
  defenseTouchdowns: name('Defense touchdowns', 'def TD', 2),
  points: name('Points', 'pts'),
  rebounds: name('Rebounds', 'reb'),
  assists: name('Assists', 'ast'),
  threes: name('Threes', '3PM'),
  steals: name('Steals', 'stl', 2),
  blocks: name('Blocks', 'blk', 2),
  turnovers: name('Turnovers', 'TO'),
  pointsReboundsAssists: name('Points + rebounds + assists', 'PRA'),
  pointsRebounds: name('Points + rebounds', 'PR'),
  pointsAssists: name('Points + assists', 'PA'),
  reboundsAssists: name('Rebounds + assists', 'RA'),
  stealsBlocks: name('Steals + blocks', 'stocks'),
  shots: name('Shots', 'shots'),
  goals: name('Goals', 'goals', 2),
  saves: name('Saves', 'saves'),
  goalsAgainst: name('Goals against', 'GA', 2),
  strikeouts: name('Strikeouts', 'K'),
  outs: name('Outs', 'outs'),
  earnedRuns: name('Earned runs', 'ER', 2),
  hitsAllowed: name('Hits allowed', 'H'),
  walksAllowed: name('Walks allowed', 'BB', 2),
  hits: name('Hits', 'H', 2),
  totalBases: name('Total bases', 'TB', 2),
  homeRuns: name('Home runs', 'HR', 2),
  runs: name('Runs', 'R', 2),
  runsBattedIn: name('Runs batted in', 'RBI', 2),
  plateAppearances: name('Plate appearances', 'PA'),
  battingStrikeouts: name('Strikeouts at bat', 'SO', 2),
  stolenBases: name('Stolen bases', 'SB', 2),
  walks: name('Walks', 'BB', 2),
  doubles: name('Doubles', '2B', 2),
  triples: name('Triples', '3B', 2),
  hitByPitch: name('Hit by pitch', 'HBP', 2),
  'fantasy DraftKings': fantasy('DraftKings'),
  'fantasy FanDuel': fantasy('FanDuel'),
  'fantasy Standard': fantasy('Standard'),
  'fantasy Half PPR': fantasy('Half PPR'),
  'fantasy PPR': fantasy('PPR'),
};

/**
 * Leagues whose players we forecast: no college players, whose props most states bar, and no league of which nothing could be
 * measured.
 */
export const PLAYER_LEAGUES = [
  'NFL',
  'NBA',
  'WNBA',
  'MLB',
  'NHL',
  'EPL',
  'LaLiga',
  'Bundesliga',
  'SerieA',
] as const satisfies readonly League[];
export type PlayerLeague = (typeof PLAYER_LEAGUES)[number];

/** Those without logs that tell minutes: they are drawn by another league's parameters, and learned from the feed's box scores alone. */
const DRAWN_BY: Readonly<Partial<Record<PlayerLeague, PlayerLeague>>> = {
  LaLiga: 'EPL',
  Bundesliga: 'EPL',
  SerieA: 'EPL',
};

/** The league whose parameters draw a league's players, if that is another one. */
export const playersDrawnBy = (league: PlayerLeague): PlayerLeague | undefined => DRAWN_BY[league];

export const hasPlayers = (league: League): league is PlayerLeague =>
  PLAYER_LEAGUES.some((one) => one === league);
