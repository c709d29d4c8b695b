import type { EspnWorld } from '#local/standins/feeds/espn/world.ts';
import type { JolpicaWorld } from '#local/standins/feeds/jolpica.ts';
import type { SportsDbWorld } from '#local/standins/feeds/sportsDb.ts';
import type { WorldCard } from './card.ts';
import type { WorldGame } from './game.ts';

/** All that is played in a season. */
export interface World {
  readonly games: readonly WorldGame[];
  readonly cards: readonly WorldCard[];
  /** What ESPN tells of in place of `games` and `cards`, where that would take too long to look up. */
  readonly espn?: EspnWorld;
  /** What feeds of a single sport tell of; absent: nothing. */
  readonly jolpica?: JolpicaWorld;
  readonly sportsDb?: SportsDbWorld;
}
