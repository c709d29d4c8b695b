import type { BaseballPlayersState } from '#engine/players/baseball/memory.ts';
import type { BaseballParams } from '#engine/players/baseball/params.ts';
import { baseballSquad } from '#engine/players/baseball/squadOf.ts';
import type { BaseballSquad } from '#engine/players/baseball/types.ts';
import type { BaseballGame, GameSide } from './games.ts';

/** A side's squad before its game: the posted line-up and the announced starter, who did start. */
export const squadBefore = (
  state: BaseballPlayersState,
  game: BaseballGame,
  { team, lineup, starter }: GameSide,
  params: BaseballParams,
): BaseballSquad =>
  baseballSquad(
    state,
    {
      team,
      date: game.date,
      season: game.season,
      park: game.home.team,
      batters: lineup.map(({ playerId, slot }) => ({ playerId, slot, chance: 1 })),
      starters: starter ? [{ playerId: starter.playerId, chance: 1 }] : [],
    },
    params,
  );
