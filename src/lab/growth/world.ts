import type { League } from '#domain/leagues/league.ts';
import { sum } from '#domain/numbers/numbers.ts';
import { addDays, easternDayRange } from '#domain/time/time.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { type Dice, diceOf } from '#feeds/sample/dice.ts';
import type { WorldGame } from '#local/standins/world/game.ts';
import { makeCard } from '#local/standins/world/makeCard.ts';
import { makeGame, worldLineAt } from '#local/standins/world/makeGame.ts';
import type { World } from '#local/standins/world/world.ts';

const HOUR = 3_600_000;

/** A fifth of a full day's games, as on a Saturday in November or April: what is played; a written day has several copies of it. */
const PLAYED: Readonly<Partial<Record<League, number>>> = {
  NBA: 3,
  NHL: 2,
  MLB: 3,
  NFL: 1,
  EPL: 1,
  MLS: 1,
  WNBA: 1,
};
export const GAMES_PLAYED = sum(Object.values(PLAYED));

/** Number of a book's price changes before the start, and the hours over which they happen. */
const CHANGES = 12;
const CHANGED_OVER = 24;

/** A game whose prices keep changing. */
function restless(game: WorldGame, dice: Dice): WorldGame {
  const moves = Array.from({ length: CHANGES }, () => ({
    at: game.first.start - dice.next() * CHANGED_OVER * HOUR,
    told: { line: worldLineAt(game.league, 0.4 * (dice.next() - 0.5)) },
  }));
  return { ...game, changes: [...game.changes, ...moves].toSorted((a, b) => a.at - b.at) };
}

/** Days in a row with their games, and a card of fights on the first. */
export function playedDays(first: string, days: number): World {
  const dice = diceOf(1, 'growth');
  let id = 600_000;
  const games = Array.from({ length: days }, (_, day) => {
    const midnight = Date.parse(easternDayRange(addDays(first, day)).from);
    return Object.entries(PLAYED).flatMap(([name, count]) => {
      const league = name as League;
      const teams = FEED_FACTS[league].teams.length;
      return Array.from({ length: count }, (_, at) => {
        id += 1;
        const start = midnight + (12 + (at % 10)) * HOUR;
        const sides = [(2 * at) % teams, (2 * at + 1) % teams] as const;
        return restless(makeGame({ id: String(id), league, start, sides }, dice), dice);
      });
    });
  }).flat();
  const evening = Date.parse(easternDayRange(first).from) + 20 * HOUR;
  return { games, cards: [makeCard('700000', evening, dice)] };
}
