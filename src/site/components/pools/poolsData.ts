import type { SeasonView } from '#domain/season/seasonView.ts';

/** Rows of the week's table before the fold with the others. */
export const FIRST_ROWS = 6;

/** What the script of a survivor pool knows besides its markup. */
const poolsData = ({ recipe, teams, games, pools }: SeasonView) => ({
  recipe,
  teams: teams.map(({ number, shortName, abbreviation }) => ({ number, shortName, abbreviation })),
  /** This week's games. */
  weekGames: [...new Set(pools?.survivor?.teams.map(({ game }) => game))],
  games: games.map(({ game, gameTime, timeKnown }) => ({ game, gameTime, timeKnown })),
});

export type PoolsData = ReturnType<typeof poolsData>;

/** The same as the text of a JSON script, which a "<" cannot end. */
export const poolsDataText = (view: SeasonView): string =>
  JSON.stringify(poolsData(view)).replaceAll('<', '\\u003c');
