import { playersAsked } from '#domain/follow/playerNow.ts';
import { followedPlayers } from '#slate/answers/followed/players.ts';
import { gamesToCome } from '#slate/answers/gamesToCome.ts';
import type { Site } from '#wiring';
import { playerOffers } from '../rules/playerOffers.ts';
import type { Preset } from '../rules/presets.ts';
import { teamOffers } from '../rules/teamOffers.ts';

/** Alerts on the teams and players that a member follows. */
export interface Offers {
  readonly offers: readonly Preset[];
  readonly players: readonly Preset[];
}

/**
 * Alerts that are offered to who follows these; none where games or players cannot be read. Loaded for who follows any.
 * @param ids in the order of following
 * @param waiting labels of alerts that are set already
 */
export async function followedOffers(
  site: Site,
  ids: readonly string[],
  waiting: ReadonlySet<string>,
  now: Date,
): Promise<Offers> {
  const known = await site.use(followedPlayers)(playersAsked(ids), now);
  const players = playerOffers(known, waiting);
  try {
    const { games } = await site.use(gamesToCome)(now);
    return { offers: teamOffers(ids, games, waiting, now), players };
  } catch (error) {
    console.error(error);
    return { offers: [], players };
  }
}
