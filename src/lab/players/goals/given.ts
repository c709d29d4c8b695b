import type { Histogram } from '#domain/game/scoreGrid.ts';
import type { PlayerTables } from '#engine/players/drawLines.ts';

/**
 * A player's drawn values given that he plays, by stat: runs in which his time is 0 have zeros everywhere, and are taken off.
 * Undefined if he plays in fewer than `least` runs.
 * @param time the stat that says how long he plays; without it every run counts
 */
export function givenHePlays(
  { tables }: PlayerTables,
  time: string | undefined,
  least: number,
): Map<string, Histogram> | undefined {
  const times = time === undefined ? undefined : tables.get(time)?.histogram();
  const out = times?.[0]?.[0] === 0 ? times[0][1] : 0;
  const said = new Map<string, Histogram>();
  for (const [stat, table] of tables) {
    const without = table
      .histogram()
      .map(([value, count]) => [value, value === 0 ? count - out : count] as const)
      .filter(([, count]) => count > 0);
    if (without.reduce((sum, [, count]) => sum + count, 0) < least) return undefined;
    said.set(stat, without);
  }
  return said;
}
