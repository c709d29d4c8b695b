import type { PredictedGame } from '../game/game.ts';
import { type Side, teamOn } from '../game/predictedWinner.ts';
import type { ProjectedPlayerStat } from '../game/prediction.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import { leagueAverage } from './leagueAverage.ts';
import { isStartersPlace, namedStarter, type SeatedStarter } from './namedStarter.ts';
import { type LineupPlace, PLACES } from './positions.ts';
import { statText } from './statText.ts';

/** One row of a projected lineup. */
export interface Starter {
  readonly key: string;
  readonly position: string;
  readonly name: string;
  /** "24.1 pts, 7.5 reb"; "" if nothing is counted at the position. */
  readonly line: string;
  /** The basis of the line. */
  readonly basis: string;
  /** 0–100; absent for a placeholder, about whom nothing is known. */
  readonly confidence?: number | undefined;
  /** A placeholder's number in the lineup, from 1. */
  readonly placeholder?: number | undefined;
}

export const LEAGUE_AVERAGE = 'League average';
/** Of a player whom the feed names for his figures of the season: nobody has said that he starts. */
const LEADER = 'Season leader, not named as a starter';

const startsText = ({ sure }: SeatedStarter): string => (sure ? 'Starts' : 'Expected to start');

/** Starters of a lineup: MLB 9, NFL 11, others 5. College football shows who handles the ball. */
const lineupSize = (league: League): number => LEAGUES[league].starters;

/** "Rest of the team" completes a team's sum and is not a player. */
const isPlayer = ({ playerId }: ProjectedPlayerStat): boolean => !playerId.startsWith('rest-');

/** The players of a side whom a feed names with their figures. */
const knownPlayers = ({ prediction }: PredictedGame, side: Side): readonly ProjectedPlayerStat[] =>
  (prediction.projectedPlayerStats ?? []).filter(
    (player) => player.team === side && isPlayer(player),
  );

const placesOf = (league: League): readonly LineupPlace[] =>
  PLACES[LEAGUES[league].sport].slice(0, lineupSize(league));

/** A side's known players except at the starter's position, which only the named starter takes. */
export function seatedPlayers(game: PredictedGame, side: Side): readonly ProjectedPlayerStat[] {
  const places = placesOf(game.league);
  const starter = namedStarter(game, side, places);
  return knownPlayers(game, side).filter(
    ({ playerName, position }) =>
      !isStartersPlace(game.league, position, places) || starter?.isHe(playerName),
  );
}

/** Assigns each known player to the first free place of his position; the others to the last free ones. */
function seat(
  places: readonly LineupPlace[],
  players: readonly ProjectedPlayerStat[],
): readonly (ProjectedPlayerStat | undefined)[] {
  const seats: (ProjectedPlayerStat | undefined)[] = places.map(() => undefined);
  const left = players.filter((player) => {
    const free = places.findIndex(
      ({ takes }, index) => seats[index] === undefined && takes.includes(player.position),
    );
    if (free >= 0) seats[free] = player;
    return free < 0;
  });
  for (const player of left) {
    const free = seats.lastIndexOf(undefined);
    if (free >= 0) seats[free] = player;
  }
  return seats;
}

/** A player the feed knows from the season. Only a named starter is said to start. */
function known(
  player: ProjectedPlayerStat,
  { position }: LineupPlace,
  starter: SeatedStarter | undefined,
): Starter {
  const line = statText(player.stats);
  const role = starter?.isHe(player.playerName) ? startsText(starter) : LEADER;
  return {
    key: player.playerId,
    position: player.position === '' ? position : player.position,
    name: player.playerName,
    line,
    basis: `${role}; ${player.projectionBasis}`,
    ...(line !== '' && { confidence: player.confidence }),
  };
}

/** Blockers and goalkeepers have none of the counted figures. */
const NOTHING_COUNTED = 'No stats';

/** "Bills Starter 6", with the league's average line: never a random one. */
function placeholder(
  league: League,
  team: string,
  { position }: LineupPlace,
  index: number,
): Starter {
  const line = statText(leagueAverage(league, position));
  return {
    key: `starter-${index + 1}`,
    position,
    name: `${team} Starter ${index + 1}`,
    line,
    basis: line === '' ? NOTHING_COUNTED : LEAGUE_AVERAGE,
    placeholder: index + 1,
  };
}

/** The feed names him, or we expect him, but there are no figures of his season. */
const named = (starter: SeatedStarter, { position }: LineupPlace, index: number): Starter => ({
  key: `starter-${index + 1}`,
  position,
  name: starter.name,
  line: '',
  basis: `${startsText(starter)}; no season stats`,
});

/**
 * A side's projected starters, or its season leaders if nobody is named. The known starting quarterback or pitcher has that
 * place, and nobody else of his position does: a season's passing leader may sit, or be hurt.
 */
export function lineup(game: PredictedGame, side: Side): readonly Starter[] {
  const { league } = game;
  const places = placesOf(league);
  const starter = namedStarter(game, side, places);
  const players = seatedPlayers(game, side);
  const kept = players.some(({ playerName }) => starter?.isHe(playerName)) ? undefined : starter;
  const seats = kept
    ? seat(places.toSpliced(kept.at, 1), players).toSpliced(kept.at, 0, undefined)
    : seat(places, players);
  const { shortName } = teamOn(game, side);
  return places.map((place, index) => {
    const player = seats[index];
    if (player) return known(player, place, starter);
    if (index === kept?.at) return named(kept, place, index);
    return placeholder(league, shortName, place, index);
  });
}
