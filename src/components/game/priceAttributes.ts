import type { Game } from '#domain/game.ts';
import type { OddsSource } from '#domain/marketOffers.ts';
import { pricesKey } from '#domain/pricesKey.ts';

/** What an open page compares with the prices of the moment (see client/game/followGame.ts). */
export function priceAttributes({ id, odds }: Game) {
  const of = (wanted: OddsSource) => pricesKey(odds.filter(({ source }) => source === wanted));
  return { 'data-game': id, 'data-odds-espn': of('espn'), 'data-odds-bovada': of('bovada') };
}
