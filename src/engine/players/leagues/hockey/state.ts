import type { BoxLine } from '#domain/players/boxLine.ts';
import type { FinalSide, PlayerFinal } from '#domain/players/playerFinal.ts';
import type { HockeyBoxSide, SkaterLine } from '../../hockey/box.ts';
import type { Role } from '../../hockey/params.ts';
import { type HockeyPlayersState, newHockeyState, type SkaterState } from '../../hockey/state.ts';
import { checkAlike, checkTable } from '../alike.ts';
import { forgetOld, moveKey, newestSeason, renamedIn } from '../renaming.ts';

/** A goalie, as the product remembers him. */
interface GoalieState {
  team: string;
  season: number;
  /** Share of his team's games of late that he started, 0 to 1. */
  starts: number;
}

/** What the product remembers of hockey beside the model's own state. */
export interface HockeyMemory extends HockeyPlayersState {
  readonly goalies: Record<string, GoalieState>;
}

/** Shots of a side that are saved, before any is seen. */
const SAVED_BEFORE = 28;
/** Share of the memory of who starts in goal that stays after a game. */
const GOALIE_KEPT = 0.9;

export const noHockeyMemory = (): HockeyMemory => ({
  ...newHockeyState(SAVED_BEFORE),
  goalies: {},
});

const SKATER: SkaterState = {
  ...{ role: 'forward', team: '', season: 0, dressed: 0, dressedLast: false },
  ...{ quickGames: 0, quickIce: 0, slowGames: 0, slowIce: 0 },
  ...{ hours: 0, shots: 0, goals: 0, assists: 0 },
};
const TEAM = { season: 0, games: 0, savedFor: 0, savedAgainst: 0, skaters: [] };
const GOALIE: GoalieState = { team: '', season: 0, starts: 0 };

/** Checks a state of unknown origin. Throws an InputError. */
export function readHockeyMemory(value: unknown): HockeyMemory {
  checkAlike(value, noHockeyMemory(), 'state');
  const memory = value as HockeyMemory;
  checkTable(memory.skaters, SKATER, 'state.skaters');
  checkTable(memory.teams, TEAM, 'state.teams');
  checkTable(memory.goalies, GOALIE, 'state.goalies');
  return memory;
}

export function renameInHockey(
  { skaters, goalies, teams }: HockeyMemory,
  from: string,
  to: string,
): void {
  if (skaters[to] || goalies[to]) return;
  moveKey(skaters, from, to);
  moveKey(goalies, from, to);
  for (const team of Object.values(teams)) team.skaters = renamedIn(team.skaters, from, to);
}

/** Forgets who has not played for some seasons, when a new one begins. */
export function forgetHockeyBefore({ skaters, goalies }: HockeyMemory, season: number): void {
  if (newestSeason(skaters) >= season) return;
  forgetOld(skaters, season);
  forgetOld(goalies, season);
}

/** Remembers who started in a team's goal. */
export function learnGoalie(
  { goalies }: HockeyMemory,
  team: string,
  season: number,
  playerId: string,
): void {
  const goalie = goalies[playerId] ?? { team, season, starts: 0 };
  goalies[playerId] = goalie;
  if (goalie.team !== team) goalie.starts = 0;
  for (const one of Object.values(goalies)) if (one.team === team) one.starts *= GOALIE_KEPT;
  goalie.team = team;
  goalie.season = season;
  goalie.starts += 1 - GOALIE_KEPT;
}

const isGoalie = ({ stats }: BoxLine): boolean =>
  stats.saves !== undefined || stats.goalsAgainst !== undefined;

/** A side's skaters in a final. Who is no defenseman by the feed, or by what is known of him, is a forward. */
export const hockeySide = (memory: HockeyMemory, { team, lines }: FinalSide): HockeyBoxSide => ({
  team,
  skaters: lines
    .filter((line) => !isGoalie(line))
    .flatMap(({ playerId, position, stats }): SkaterLine[] => {
      const { iceTime, goals = 0, assists = 0 } = stats;
      if (iceTime === undefined || iceTime <= 0) return [];
      return [
        {
          ...{ playerId, iceTime, goals, assists },
          role: roleOf(position) ?? memory.skaters[playerId]?.role ?? 'forward',
          shots: Math.max(goals, stats.shots ?? 0),
        },
      ];
    }),
});

/** A skater's role by a feed's position; undefined if that says none. */
export function roleOf(position: string | undefined): Role | undefined {
  if (position === undefined || position === '') return undefined;
  if (position === 'D' || position === 'LD' || position === 'RD') return 'defense';
  return ['C', 'LW', 'RW', 'W', 'F', 'L', 'R'].includes(position) ? 'forward' : undefined;
}

/** Who was in goal from the start: as the feed says, else longest. */
export function startedGoalie({ lines }: PlayerFinal['home']): string | undefined {
  const goalies = lines.filter(isGoalie);
  const told = goalies.find(({ starter }) => starter === true);
  const longest = [...goalies].sort(
    (one, other) => (other.stats.iceTime ?? 0) - (one.stats.iceTime ?? 0),
  )[0];
  return (told ?? longest)?.playerId;
}
