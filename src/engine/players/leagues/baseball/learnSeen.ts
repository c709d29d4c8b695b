import type { PlayerFinal } from '#domain/players/playerFinal.ts';
import type { BaseballBox } from '../../baseball/box.ts';
import { type BaseballMemory, learnStarters } from './state.ts';

/** Remembers who played where, in which order, and who pitched first. */
export function learnSeen(memory: BaseballMemory, final: PlayerFinal, box: BaseballBox): void {
  for (const side of ['home', 'away'] as const) {
    const { team, lines } = final[side];
    for (const { playerId, position } of lines)
      memory.people[playerId] = {
        team,
        position: position ?? memory.people[playerId]?.position ?? '',
        season: final.season,
      };
    const order = box[side].batters
      .filter(({ started }) => started)
      .sort((one, other) => one.slot - other.slot)
      .map(({ playerId }) => playerId);
    learnStarters(memory, team, order, box[side].starter?.playerId);
  }
}
