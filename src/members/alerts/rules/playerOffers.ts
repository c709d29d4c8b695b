import { askedKey, type PlayersNow } from '#domain/follow/playerNow.ts';
import type { Preset } from './presets.ts';
import { wishLabel } from './words.ts';

/**
 * Alerts that are offered to who follows players, in the order of following. None is set by following.
 * @param set labels of alerts that wait already
 */
export const playerOffers = (players: PlayersNow, set: ReadonlySet<string>): readonly Preset[] =>
  [...new Map([...players.values()].map((player) => [askedKey(player), player])).values()]
    .map(({ league, playerId, name }): Preset => {
      const wish = { kind: 'player', league, playerId } as const;
      return { label: wishLabel({ ...wish, name }), wish };
    })
    .filter(({ label }) => !set.has(label));
