import { Refused } from '#contract/refused.ts';
import { askedKey } from '#domain/follow/playerNow.ts';
import { knownPlayers } from '#slate/answers/followed/players.ts';
import type { Site } from '#wiring';
import type { PlayerWish } from '../rules/wish.ts';
import { wishLabel } from '../rules/words.ts';
import type { Worded } from './wordedGame.ts';

/** A wish about a player, by his name. Loaded when one is set. Throws Refused if nobody knows him. */
export async function wordedPlayer(
  site: Site,
  asked: Pick<PlayerWish, 'kind' | 'league' | 'playerId'>,
  now: Date,
): Promise<Worded> {
  const players = await site.use(knownPlayers)([{ ...asked, nameKey: '' }], now);
  const player = players.get(askedKey(asked));
  if (!player)
    throw new Refused(
      'notFound',
      'We know no player under this number. Please choose another one.',
    );
  const { league, playerId, name } = player;
  const wish: PlayerWish = { kind: 'player', league, playerId, name };
  return { wish, label: wishLabel(wish), base: {} };
}
