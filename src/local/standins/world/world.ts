import type { EspnWorld } from '../feeds/espn/world.ts';
import type { JolpicaWorld } from '../feeds/jolpica.ts';
import type { SportsDbWorld } from '../feeds/sportsDb.ts';
import type { WorldCard } from './card.ts';
import type { WorldGame } from './game.ts';

/** Everything played in a season. */
export interface World {
  readonly games: readonly WorldGame[];
  readonly cards: readonly WorldCard[];
  /** Whether ESPN tells of players: made-up rosters, a report, line-ups and box scores. */
  readonly players?: boolean;
  /** Whether games under way have a clock and a score that go by the minute; else they stand still for half a game. */
  readonly byMinute?: boolean;
  /** ESPN's data instead of `games` and `cards`, if looking those up would take too long. */
  readonly espn?: EspnWorld;
  /** Data of single-sport feeds; absent: none. */
  readonly jolpica?: JolpicaWorld;
  readonly sportsDb?: SportsDbWorld;
}
