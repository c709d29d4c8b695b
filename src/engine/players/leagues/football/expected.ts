import type { Announced } from '#domain/players/announced.ts';
import type { FootballParams } from '../../football/params.ts';
import { ballRate, snapsOf } from '../../football/state/expected.ts';
import type { FootballMemory } from './state.ts';

/** Whoever had the ball for a team in its last games, by position in the order of what they are worth, and its kicker. */
export function expectedFootball(
  memory: FootballMemory,
  params: FootballParams,
  team: string,
): Announced[] {
  const { players, teams, kickers, passers } = memory;
  const threw = passers[team] ?? [];
  const all = [...new Set([...threw, ...(teams[team]?.recent.flat() ?? [])])].flatMap(
    (playerId) => {
      const player = players[playerId];
      if (player?.team !== team) return [];
      const worth =
        player.position === 'QB'
          ? -(threw.indexOf(playerId) + 1 || threw.length + 1)
          : snapsOf(player, params, 0) *
            (ballRate(player, params, 'targets') + ballRate(player, params, 'carries'));
      return [{ playerId, position: player.position, worth }];
    },
  );
  all.sort((one, other) => other.worth - one.worth);
  const seen = { QB: 0, RB: 0, WR: 0, TE: 0 };
  const kicker = kickers[team];
  return [
    ...all.map(({ playerId, position }) => {
      seen[position] += 1;
      return { playerId, position, chance: 1, depth: seen[position] };
    }),
    ...(kicker === undefined ? [] : [{ playerId: kicker, position: 'PK', chance: 1, depth: 1 }]),
  ];
}
