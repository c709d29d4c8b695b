import {
  emptyFootballState,
  type FootballPlayersState,
  newFootballPlayer,
  newFootballTeam,
} from '../../football/state/state.ts';
import { checkAlike, checkTable } from '../alike.ts';
import { forgetOld, moveKey, newestSeason, renamedIn } from '../renaming.ts';

/** What the product remembers of football beside the model's own state. */
export interface FootballMemory extends FootballPlayersState {
  /** By team: who kicked last, and who threw most in its last games, the newest first. */
  readonly kickers: Record<string, string>;
  readonly passers: Record<string, string[]>;
}

export const noFootballMemory = (): FootballMemory => ({
  ...emptyFootballState(),
  kickers: {},
  passers: {},
});

/** Checks a state of unknown origin. Throws an InputError. */
export function readFootballMemory(value: unknown): FootballMemory {
  checkAlike(value, noFootballMemory(), 'state');
  const memory = value as FootballMemory;
  checkTable(memory.players, newFootballPlayer('QB', '', 0), 'state.players');
  checkTable(memory.teams, newFootballTeam(0), 'state.teams');
  checkTable(memory.kickers, '', 'state.kickers');
  checkTable(memory.passers, [], 'state.passers');
  return memory;
}

export function renameInFootball(memory: FootballMemory, from: string, to: string): void {
  const { players, teams, kickers, passers } = memory;
  if (players[to]) return;
  moveKey(players, from, to);
  for (const team of Object.values(teams))
    team.recent = team.recent.map((ids) => renamedIn(ids, from, to));
  for (const team of Object.keys(kickers)) if (kickers[team] === from) kickers[team] = to;
  for (const [team, ids] of Object.entries(passers)) passers[team] = renamedIn(ids, from, to);
}

/** Forgets who has not played for some seasons, when a new one begins. */
export function forgetFootballBefore({ players }: FootballMemory, season: number): void {
  if (newestSeason(players) < season) forgetOld(players, season);
}
