import type { PlayerInput, Squad } from '#domain/game.ts';
import type { League, Sport } from '#domain/league.ts';
import { LEAGUES } from '#domain/league.ts';
import { looseNumber } from '../../../reading/fields.ts';
import type { EspnCompetitor } from './schema.ts';
import { readRecord } from './sides.ts';

/** How a leader's value counts: per game already, a season's total, or a rate that is no count. */
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

/** A feed may call a category "constructor": only own names count. */
const meaningOf = (named: Named, name: string | undefined): Meaning | undefined =>
  name !== undefined && Object.hasOwn(named, name) ? named[name] : undefined;

/**
 * The players a scoreboard names for one side of a game to come: its season leaders and, in baseball, the probable
 * starter. Undefined where it names none, or where the season's games cannot be told from the record.
 */
export function readSquad(competitor: EspnCompetitor, league: League): Squad | undefined {
  const { sport } = LEAGUES[league];
  const games = gamesOf(readRecord(competitor, league));
  if (games === 0) return undefined;
  const players = new Map<string, PlayerInput>();
  for (const { name, leaders } of competitor.leaders ?? []) {
    const [leader] = leaders ?? [];
    const meaning = meaningOf(LEADERS[sport], name);
    const { id, displayName } = leader?.athlete ?? {};
    if (!meaning || leader?.value === undefined || !id || !displayName) continue;
    const known = players.get(id) ?? newPlayer(id, displayName, leader.athlete?.position);
    players.set(id, withStat(known, meaning, leader.value, games));
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

function withStat(
  player: PlayerInput,
  [stat, kind]: Meaning,
  value: number,
  games: number,
): PlayerInput {
  if (kind === 'rate') return { ...player, rates: { ...player.rates, [stat]: value } };
  const mean = kind === 'total' ? value / games : value;
  return { ...player, perGame: { ...player.perGame, [stat]: mean } };
}

function readScoring(competitor: EspnCompetitor, sport: Sport, games: number): number | undefined {
  for (const { name, displayValue } of competitor.statistics ?? []) {
    const meaning = meaningOf(SCORING[sport], name);
    const value = looseNumber(displayValue);
    if (meaning && value !== undefined && value > 0) {
      return meaning[1] === 'total' ? value / games : value;
    }
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
