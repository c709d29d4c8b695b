import { textOrder } from '#domain/words/textOrder.ts';
import type { HockeyBox, SkaterLine } from '#engine/players/hockey/box.ts';
import type { GoalieRow, SkaterRow } from './rows.ts';

/** A game that was played: its box score, and who was in goal. */
export interface HockeyGame extends HockeyBox {
  readonly id: string;
  readonly date: string;
  readonly postseason: boolean;
  readonly goalies: readonly GoalieRow[];
}

/** The games of both files, in the order of the days. A game that lacks a side is left out. */
export function hockeyGames(
  skaters: readonly SkaterRow[],
  goalies: readonly GoalieRow[],
): HockeyGame[] {
  const games = new Map<string, HockeyGame & Sides>();
  for (const row of skaters) {
    let game = games.get(row.game);
    if (!game) {
      const [, home = '', away = ''] = row.game.split('|');
      const { season, date, postseason } = row;
      game = {
        ...{ id: row.game, season, date, postseason },
        ...{ home: { team: home, skaters: [] }, away: { team: away, skaters: [] }, goalies: [] },
      };
      games.set(row.game, game);
    }
    game[row.atHome ? 'home' : 'away'].skaters.push(row);
  }
  for (const row of goalies) games.get(row.game)?.goalies.push(row);
  return [...games.values()]
    .filter(({ home, away }) => home.skaters.length > 0 && away.skaters.length > 0)
    .sort((one, other) => textOrder(one.date, other.date));
}

interface Sides {
  readonly home: { team: string; skaters: SkaterLine[] };
  readonly away: { team: string; skaters: SkaterLine[] };
  readonly goalies: GoalieRow[];
}
