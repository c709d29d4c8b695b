import { textOrder } from '#domain/words/textOrder.ts';
import type { BoxSide, PlayerLine, SoccerBox } from '#engine/players/soccer/box.ts';
import type { SoccerRow } from './rows.ts';

/** A game that was played: its box score, and each side's own goals. */
export interface SoccerGame extends SoccerBox {
  readonly id: string;
  readonly date: string;
  readonly ownGoals: { readonly home: number; readonly away: number };
}

const ELEVEN = 11;

/** The games of the file, in the order of the days. A game that lacks a side is left out. */
export function soccerGames(rows: readonly SoccerRow[]): SoccerGame[] {
  const byGame = Map.groupBy(
    rows.filter(({ minutes }) => minutes > 0),
    ({ game }) => game,
  );
  return [...byGame]
    .flatMap(([id, all]): SoccerGame[] => {
      const home = all.filter(({ atHome }) => atHome);
      const away = all.filter(({ atHome }) => !atHome);
      const [one] = home;
      const [other] = away;
      if (!one || !other) return [];
      const own = (some: readonly SoccerRow[]) =>
        some.reduce((sum, { ownGoals }) => sum + ownGoals, 0);
      return [
        {
          ...{
            id,
            date: one.date,
            season: one.season,
            ownGoals: { home: own(home), away: own(away) },
          },
          ...{ home: sideOf(one.team, home), away: sideOf(other.team, away) },
        },
      ];
    })
    .sort((one, other) => textOrder(one.date, other.date));
}

/** Where the source does not say who started: the eleven with the most minutes. */
function sideOf(team: string, rows: readonly SoccerRow[]): BoxSide {
  const told = rows.filter(({ started }) => started).length === ELEVEN;
  const most = new Set(
    [...rows]
      .sort((one, other) => other.minutes - one.minutes)
      .slice(0, ELEVEN)
      .map(({ playerId }) => playerId),
  );
  return {
    team,
    players: rows.map(
      (row): PlayerLine => ({
        playerId: row.playerId,
        position: row.position,
        started: told ? row.started === true : most.has(row.playerId),
        minutes: row.minutes,
        goals: row.goals,
        assists: row.assists,
        shots: row.shots === undefined ? undefined : Math.max(row.shots, row.goals),
      }),
    ),
  };
}
