import { textOrder } from '#domain/words/textOrder.ts';
import type { SoccerBoxSide } from '#engine/players/soccer/box.ts';
import type { SoccerGame } from './soccerGame.ts';

/** A player's row of a game, whatever else it tells. */
interface SideRow {
  readonly game: string;
  readonly date: string;
  readonly season: number;
  readonly team: string;
  readonly atHome: boolean;
}

/**
 * The games that rows are of, in the order of the days. A game that lacks a side is left out.
 * @param sideOf what a side's rows come to
 * @param ownGoalsOf own goals in a side's rows
 */
export function pairedSides<Row extends SideRow>(
  rows: readonly Row[],
  sideOf: (team: string, rows: readonly Row[]) => SoccerBoxSide,
  ownGoalsOf: (rows: readonly Row[]) => number,
): SoccerGame[] {
  return [...Map.groupBy(rows, ({ game }) => game)]
    .flatMap(([id, all]): SoccerGame[] => {
      const home = all.filter(({ atHome }) => atHome);
      const away = all.filter(({ atHome }) => !atHome);
      const [one] = home;
      const [other] = away;
      if (!one || !other) return [];
      const ownGoals = { home: ownGoalsOf(home), away: ownGoalsOf(away) };
      const sides = { home: sideOf(one.team, home), away: sideOf(other.team, away) };
      return [{ id, date: one.date, season: one.season, ownGoals, ...sides }];
    })
    .sort((one, other) => textOrder(one.date, other.date));
}
