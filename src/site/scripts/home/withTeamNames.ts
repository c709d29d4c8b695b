import { nameOfKey } from '#components/follow/homeWords.ts';
import type { FollowedItem } from '#contract/followed.ts';
import { followableOf } from '#domain/follow/follow.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import type { Teams } from './readTeams.ts';

/**
 * Their names where the answer has none: of a team from the file of teams. A team that is not in it stays without a name, as it has
 * no page. A fighter, and a team while the file does not come, is believed.
 */
export async function withTeamNames(
  items: readonly FollowedItem[],
  teams: () => Promise<Teams>,
): Promise<readonly FollowedItem[]> {
  if (items.every(({ name }) => name !== undefined)) return items;
  const known = await teams().catch(() => undefined);
  return items.map((item) => {
    const { id, name } = item;
    const { league = '', key = '' } = followableOf(id) ?? {};
    const believed = !known || !findLeague(league) ? nameOfKey(id) : known[league]?.[key];
    return { ...item, name: name ?? believed };
  });
}
