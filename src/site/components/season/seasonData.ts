import { pickedGameNames } from '#domain/season/pickAddress.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { expectedAxis } from './drawnCells.ts';

/** What the page's script knows of a season besides its markup. */
const seasonData = ({ day, teams, games, format, recipe }: SeasonView) => {
  const names = pickedGameNames(games, teams);
  return {
    day,
    recipe,
    goals: format.goals.map(({ name, bad }) => ({ name, bad: bad ?? false })),
    axis: expectedAxis(teams),
    teams: teams.map(({ number, shortName, odds, certain, expected }) => ({
      number,
      name: shortName,
      odds,
      certain,
      expected,
    })),
    games: games.map(({ game, home, away }) => ({
      game,
      name: names.get(game) ?? String(game),
      home,
      away,
    })),
  };
};

export type SeasonData = ReturnType<typeof seasonData>;

/** The same as the text of a JSON script, which a "<" cannot end. */
export const seasonDataText = (view: SeasonView): string =>
  JSON.stringify(seasonData(view)).replaceAll('<', '\\u003c');
