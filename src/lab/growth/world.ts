import type { League } from '#domain/leagues/league.ts';
import { addDays, easternDayRange } from '#domain/time/time.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { type Dice, diceOf } from '#test/season/dice.ts';
import type { WorldGame } from '#test/season/world/game.ts';
import { makeCard } from '#test/season/world/makeCard.ts';
import { lineAt, makeGame } from '#test/season/world/makeGame.ts';
import type { World } from '#test/season/world/world.ts';

const HOUR = 3_600_000;

/** Games of a full day, 60 in all, as on a Saturday in November or April. */
const FULL_DAY: Readonly<Partial<Record<League, number>>> = {
  NBA: 12,
  NHL: 12,
  MLB: 15,
  NFL: 5,
  EPL: 5,
  MLS: 6,
  WNBA: 5,
};
/** Number of a book's price changes before the start, and the hours over which they happen. */
const CHANGES = 12;
const CHANGED_OVER = 24;

/** A game whose prices keep changing. */
function restless(game: WorldGame, dice: Dice): WorldGame {
  const moves = Array.from({ length: CHANGES }, () => ({
    at: game.first.start - dice.next() * CHANGED_OVER * HOUR,
    told: { line: lineAt(game.league, 0.4 * (dice.next() - 0.5)) },
  }));
  return { ...game, changes: [...game.changes, ...moves].toSorted((a, b) => a.at - b.at) };
}

/** Days in a row with a share of a full day's games, and a card of fights on the first. */
export function fullDays(first: string, days: number, share: number): World {
  const dice = diceOf(1, 'growth');
  let id = 600_000;
  const games = Array.from({ length: days }, (_, day) => {
    const midnight = Date.parse(easternDayRange(addDays(first, day)).from);
    return Object.entries(FULL_DAY).flatMap(([name, count]) => {
      const league = name as League;
      const teams = FEED_FACTS[league].teams.length;
      return Array.from({ length: Math.ceil(share * count) }, (_, at) => {
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
