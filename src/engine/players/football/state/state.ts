import { FOOTBALL_POSITIONS, type FootballPosition } from '../box.ts';
import { MEMORY, TEAM_MEMORY } from './memory.ts';
import { emptyRatio, fade, type Ratio } from './ratio.ts';

type Known = keyof typeof MEMORY;
type TeamKnown = Exclude<keyof typeof TEAM_MEMORY, 'targetGroup' | 'carryGroup'>;

/** What is known of a player: running ratios, all fading. */
export type FootballPlayer = {
  position: FootballPosition;
  team: string;
  season: number;
  /** Games since he was first seen. */
  games: number;
} & Record<Known, Ratio>;

/** What is known of a team: residuals and factors, and how its positions share the ball. */
export type FootballTeam = {
  season: number;
  /** Who played in this season's last games, the newest last. */
  recent: string[][];
  targetGroup: Record<FootballPosition, Ratio>;
  carryGroup: Record<FootballPosition, Ratio>;
} & Record<TeamKnown, Ratio>;

/** Everything that the football players' model knows. Plain JSON. */
export interface FootballPlayersState {
  readonly players: Record<string, FootballPlayer>;
  readonly teams: Record<string, FootballTeam>;
}

export const emptyFootballState = (): FootballPlayersState => ({ players: {}, teams: {} });

const KNOWN = Object.keys(MEMORY) as Known[];
const TEAM_KNOWN = Object.keys(TEAM_MEMORY).filter(
  (name) => !name.endsWith('Group'),
) as TeamKnown[];

const groups = (): Record<FootballPosition, Ratio> => ({
  QB: emptyRatio(),
  RB: emptyRatio(),
  WR: emptyRatio(),
  TE: emptyRatio(),
});

/** A player of whom nothing is known. */
export const newFootballPlayer = (
  position: FootballPosition,
  team: string,
  season: number,
): FootballPlayer => ({
  position,
  team,
  season,
  games: 0,
  snaps: emptyRatio(),
  targets: emptyRatio(),
  carries: emptyRatio(),
  catching: emptyRatio(),
  catchYards: emptyRatio(),
  catchTouchdowns: emptyRatio(),
  carryYards: emptyRatio(),
  carryTouchdowns: emptyRatio(),
  completing: emptyRatio(),
  gaining: emptyRatio(),
  intercepted: emptyRatio(),
});

export const newFootballTeam = (season: number): FootballTeam => ({
  season,
  recent: [],
  plays: emptyRatio(),
  passing: emptyRatio(),
  playsFaced: emptyRatio(),
  passingFaced: emptyRatio(),
  completingAllowed: emptyRatio(),
  gainingAllowed: emptyRatio(),
  rushingAllowed: emptyRatio(),
  targetGroup: groups(),
  carryGroup: groups(),
});

/** The player as he enters this season with this team: what is known of him has faded by each turn and move. */
export function playerIn(
  state: FootballPlayersState,
  playerId: string,
  position: FootballPosition,
  team: string,
  season: number,
): FootballPlayer {
  const found = state.players[playerId];
  if (!found) return newFootballPlayer(position, team, season);
  if (found.season === season && found.team === team) return found;
  const copy = structuredCloneOf(found);
  for (const name of KNOWN) {
    const { turn, move } = MEMORY[name];
    for (let passed = copy.season; passed < season; passed++) fade(copy[name], turn);
    if (copy.team !== team) fade(copy[name], move);
  }
  copy.season = season;
  copy.team = team;
  return copy;
}

const structuredCloneOf = (player: FootballPlayer): FootballPlayer => {
  const copy = { ...player };
  for (const name of KNOWN) copy[name] = [...player[name]];
  return copy;
};

/** The team as it enters this season. */
export function teamIn(state: FootballPlayersState, team: string, season: number): FootballTeam {
  const found = state.teams[team];
  if (!found) return newFootballTeam(season);
  if (found.season === season) return found;
  const copy = newFootballTeam(season);
  const passed = season - found.season;
  for (const name of TEAM_KNOWN) copy[name] = faded(found[name], TEAM_MEMORY[name].turn, passed);
  for (const position of FOOTBALL_POSITIONS) {
    for (const name of ['targetGroup', 'carryGroup'] as const)
      copy[name][position] = faded(found[name][position], TEAM_MEMORY[name].turn, passed);
  }
  return copy;
}

function faded(ratio: Ratio, keep: number, times: number): Ratio {
  const copy: Ratio = [...ratio];
  for (let time = 0; time < times; time++) fade(copy, keep);
  return copy;
}
