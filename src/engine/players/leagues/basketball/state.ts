import type { BasketballPlayerParams } from '../../basketball/params.ts';
import { newcomer, teamAt } from '../../basketball/season.ts';
import { type BasketballPlayersState, noPlayers } from '../../basketball/state.ts';
import { checkAlike, checkTable } from '../alike.ts';
import { copyOf } from '../copyOf.ts';
import { moveKey, renamedIn } from '../renaming.ts';

/** Checks a state of unknown origin. Throws an InputError. */
export function readBasketballMemory(
  value: unknown,
  { rules }: BasketballPlayerParams,
): BasketballPlayersState {
  checkAlike(value, noPlayers(), 'state');
  const memory = value as BasketballPlayersState;
  checkTable(memory.players, newcomer(0, '', '', rules), 'state.players');
  checkTable(memory.teams, teamAt({}, '', 0, rules), 'state.teams');
  return memory;
}

export function renameInBasketball(memory: BasketballPlayersState, from: string, to: string): void {
  if (memory.players[to]) return;
  moveKey(memory.players, from, to);
  for (const team of Object.values(memory.teams)) team.roster = renamedIn(team.roster, from, to);
}

/** A copy of what a game's squads need, which they may change. */
export function partOf(
  { players, teams }: BasketballPlayersState,
  ids: readonly string[],
  names: readonly string[],
): BasketballPlayersState {
  const part = <Entry>(table: Readonly<Record<string, Entry>>, keys: readonly string[]) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const entry = table[key];
        return entry === undefined ? [] : [[key, copyOf(entry)] as const];
      }),
    );
  return { players: part(players, ids), teams: part(teams, names) };
}
