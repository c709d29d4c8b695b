import type { PlayerInput, Squad } from '#domain/game/game.ts';
import { LEAGUES, type League, type Sport } from '#domain/leagues/league.ts';
import { looseNumber } from '../../reading/fields.ts';
import type { EspnCompetitor, EspnStatistics } from './schema.ts';
import { readTeamRecord } from './sides.ts';

/** A leader's value: his own mean per game, a season's total, or a rate that is not a count. */
type Kind = 'perGame' | 'total' | 'rate';
type Meaning = readonly [stat: string, kind: Kind];
type Named = Readonly<Record<string, Meaning>>;

const BASKETBALL: Named = {
  pointsPerGame: ['points', 'perGame'],
  reboundsPerGame: ['rebounds', 'perGame'],
  assistsPerGame: ['assists', 'perGame'],
};

/** The feed's categories of season leaders, by sport, in the specification's names of player stats. */
const LEADERS: Readonly<Record<Sport, Named>> = {
  basketball: BASKETBALL,
  football: {
    passingYards: ['passingYards', 'total'],
    passingLeader: ['passingYards', 'total'],
    rushingYards: ['rushingYards', 'total'],
    rushingLeader: ['rushingYards', 'total'],
    receivingYards: ['receivingYards', 'total'],
    receivingLeader: ['receivingYards', 'total'],
  },
  baseball: {
    avg: ['battingAverage', 'rate'],
    homeRuns: ['homeRuns', 'total'],
    RBIs: ['rbis', 'total'],
  },
  hockey: { goals: ['goals', 'total'], assists: ['assists', 'total'] },
  // Other answers of the feed call the same categories "goalsLeaders" and "assistsLeaders".
  soccer: {
    goals: ['goals', 'total'],
    goalsLeaders: ['goals', 'total'],
    assists: ['assists', 'total'],
    assistsLeaders: ['assists', 'total'],
  },
};

/** The feed's figures of a team's scoring in the season: a mean per game, or a total. */
const SCORING: Readonly<Record<Sport, Named>> = {
  basketball: { avgPoints: ['points', 'perGame'], avgPointsFor: ['points', 'perGame'] },
  football: { avgPointsFor: ['points', 'perGame'] },
  baseball: { runs: ['runs', 'total'] },
  hockey: { goals: ['goals', 'total'] },
  soccer: { totalGoals: ['goals', 'total'] },
};

/** Only own names count: a feed might call a category "constructor". */
const meaningOf = (named: Named, name: string | undefined): Meaning | undefined =>
  name !== undefined && Object.hasOwn(named, name) ? named[name] : undefined;

/**
 * The named players of one side of an upcoming game: its season leaders and, in baseball, the probable starter. Undefined if none
 * are named, or if the number of games cannot be told from the record.
 */
export function readSquad(competitor: EspnCompetitor, league: League): Squad | undefined {
  const { sport } = LEAGUES[league];
  const games = gamesOf(readTeamRecord(competitor, league));
  if (games === 0) return undefined;
  const players = new Map<string, PlayerInput>();
  for (const { name, leaders } of competitor.leaders ?? []) {
    const [leader] = leaders ?? [];
    const meaning = meaningOf(LEADERS[sport], name);
    const { id, displayName } = leader?.athlete ?? {};
    if (!meaning || leader?.value === undefined || !id || !displayName) continue;
    const known = players.get(id) ?? newPlayer(id, displayName, leader.athlete?.position);
    players.set(id, withStat(known, meaning, leader.value, gamesPlayed(leader.statistics)));
  }
  const starter = sport === 'baseball' ? readStarter(competitor) : undefined;
  if (starter) players.set(starter.playerId, starter);
  if (players.size === 0) return undefined;
  const scoring = readScoring(competitor, sport, games);
  return {
    games,
    ...(scoring !== undefined && { scoringPerGame: scoring }),
    players: [...players.values()],
  };
}

/** Won + lost (+ drawn): "54-42" is 96. */
const gamesOf = (record: string | undefined): number =>
  (record ?? '').split('-').reduce((sum, part) => sum + Number(part), 0);

/** A figure from a list of statistics, by its name. */
const figureOf = (statistics: EspnStatistics, name: RegExp): number | undefined =>
  looseNumber(statistics?.find((one) => name.test(one.name ?? ''))?.displayValue);

const newPlayer = (
  playerId: string,
  playerName: string,
  position: { abbreviation?: string | undefined } | undefined,
): PlayerInput => ({
  playerId,
  playerName,
  position: position?.abbreviation ?? '',
  perGame: {},
  rates: {},
});

/** A leader's own games; undefined if the feed does not give them, as scoreboards usually do not. */
function gamesPlayed(statistics: EspnStatistics): number | undefined {
  const games = figureOf(statistics, /^(gamesPlayed|GP)$/);
  return games !== undefined && Number.isInteger(games) && games > 0 ? games : undefined;
}

/**
 * The player with one more figure. A season's total is divided only by his own games: a quarterback of three starts may lead a
 * team of ten games.
 */
function withStat(
  player: PlayerInput,
  [stat, kind]: Meaning,
  value: number,
  games: number | undefined,
): PlayerInput {
  if (kind === 'rate') return { ...player, rates: { ...player.rates, [stat]: value } };
  const known = games === undefined ? player : { ...player, games };
  if (kind === 'total' && games === undefined) {
    return { ...known, totals: { ...known.totals, [stat]: value } };
  }
  const mean = kind === 'total' ? value / (games ?? 1) : value;
  return { ...known, perGame: { ...known.perGame, [stat]: mean } };
}

/** Games of a team's totals: its wins and losses next to them, else those of its record. */
function gamesOfTotals(statistics: EspnStatistics, games: number): number {
  const wins = figureOf(statistics, /^wins$/);
  const losses = figureOf(statistics, /^losses$/);
  return wins === undefined || losses === undefined ? games : wins + losses;
}

function readScoring(competitor: EspnCompetitor, sport: Sport, games: number): number | undefined {
  for (const { name, displayValue } of competitor.statistics ?? []) {
    const meaning = meaningOf(SCORING[sport], name);
    const value = looseNumber(displayValue);
    const of = meaning?.[1] === 'total' ? gamesOfTotals(competitor.statistics, games) : 1;
    if (meaning && value !== undefined && value > 0 && of > 0) return value / of;
  }
  return undefined;
}

function readStarter(competitor: EspnCompetitor): PlayerInput | undefined {
  const probable = competitor.probables?.find(({ name }) => name === 'probableStartingPitcher');
  const { id, displayName } = probable?.athlete ?? {};
  if (!id || !displayName) return undefined;
  const era = probable?.statistics?.find(({ name }) => name === 'ERA')?.displayValue;
  const value = looseNumber(era);
  return {
    playerId: id,
    playerName: displayName,
    position: 'SP',
    perGame: {},
    rates: value === undefined ? {} : { era: value },
  };
}
