import type { FootballSquad } from '#engine/players/football/squad.ts';
import { expectedShares } from '#engine/players/football/state/squadOf.ts';
import { AT, ROLE_STATS } from '#engine/players/football/stats.ts';

/** Expected balls from which a stat says something of a player, and snaps from which he is asked for touchdowns. */
const SAID = { targets: 1.5, carries: 2.5, touchdowns: 2.5 } as const;
const USUAL = { targets: 33, carries: 26.5 } as const;

/** The stats that a role makes meaningful, by player in the order of the game's lines. */
export function saidOfSquad(squad: FootballSquad): (readonly number[])[] {
  const targets = expectedShares(squad, 'targets');
  const carries = expectedShares(squad, 'carries');
  const starter = squad.passers[0]?.playerId;
  const players = squad.players.map((player, at): readonly number[] => {
    const chance = Math.max(0.05, player.chance);
    const thrown = (USUAL.targets * (targets[at] ?? 0)) / chance;
    const run = (USUAL.carries * (carries[at] ?? 0)) / chance;
    if (player.position === 'QB')
      return player.playerId === starter
        ? ROLE_STATS.QB.filter(
            (stat) => stat !== AT.rushingTouchdowns && stat !== AT.receivingTouchdowns,
          )
        : [];
    return [
      ...(thrown >= SAID.targets ? [AT.targets, AT.receptions, AT.receivingYards] : []),
      ...(run >= SAID.carries ? [AT.carries, AT.rushingYards] : []),
      ...(thrown + run >= SAID.touchdowns ? [AT.touchdowns] : []),
    ];
  });
  return [
    ...players,
    ...(squad.kickerId === undefined ? [] : [[AT.kickerPoints]]),
    ...(squad.defenseId === undefined ? [] : [[AT.defensePoints]]),
  ];
}
