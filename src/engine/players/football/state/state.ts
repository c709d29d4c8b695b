import { POSITIONS, type Position } from '../box.ts';
import { MEMORY, TEAM_MEMORY } from './memory.ts';
import { emptyRatio, fade, type Ratio } from './ratio.ts';

type Known = keyof typeof MEMORY;
type TeamKnown = Exclude<keyof typeof TEAM_MEMORY, 'targetGroup' | 'carryGroup'>;

/** What is known of a player: running ratios, all fading. */
export type PlayerState = {
  position: Position;
  team: string;
  season: number;
  /** Games since he was first seen. */
  games: number;
} & Record<Known, Ratio>;

/** What is known of a team: residuals and factors, and how its positions share the ball. */
export type TeamState = {
  season: number;
  /** Who played in this season's last games, the newest last. */
  recent: string[][];
  targetGroup: Record<Position, Ratio>;
  carryGroup: Record<Position, Ratio>;
} & Record<TeamKnown, Ratio>;

/** Everything that the football players' model knows. Plain JSON. */
export interface FootballState {
  readonly players: Record<string, PlayerState>;
  readonly teams: Record<string, TeamState>;
}

export const emptyState = (): FootballState => ({ players: {}, teams: {} });

const KNOWN = Object.keys(MEMORY) as Known[];
const TEAM_KNOWN = Object.keys(TEAM_MEMORY).filter(
  (name) => !name.endsWith('Group'),
) as TeamKnown[];

const groups = (): Record<Position, Ratio> => ({
  QB: emptyRatio(),
  RB: emptyRatio(),
  WR: emptyRatio(),
  TE: emptyRatio(),
});

/** A player of whom nothing is known. */
export const newPlayer = (position: Position, team: string, season: number): PlayerState => ({
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

export const newTeam = (season: number): TeamState => ({
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
  state: FootballState,
  playerId: string,
  position: Position,
  team: string,
  season: number,
): PlayerState {
  const found = state.players[playerId];
  if (!found) return newPlayer(position, team, season);
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

const structuredCloneOf = (player: PlayerState): PlayerState => {
  const copy = { ...player };
  for (const name of KNOWN) copy[name] = [...player[name]];
  return copy;
};

/** The team as it enters this season. */
export function teamIn(state: FootballState, team: string, season: number): TeamState {
  const found = state.teams[team];
  if (!found) return newTeam(season);
  if (found.season === season) return found;
  const copy = newTeam(season);
  const passed = season - found.season;
  for (const name of TEAM_KNOWN) copy[name] = faded(found[name], TEAM_MEMORY[name].turn, passed);
  for (const position of POSITIONS) {
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
