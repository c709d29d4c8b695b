import { LEAGUES, type League, leaguePath } from '#domain/leagues/league.ts';
import { goalVerb } from '#domain/season/hingeWords.ts';
import { seasonOddsText } from '#domain/season/oddsText.ts';
import { SEASONS_PATH } from '#domain/season/seasonPaths.ts';
import type { SeasonTeam, SeasonView } from '#domain/season/seasonView.ts';
import { sortSeason, titleGoal } from '#domain/season/sortSeason.ts';
import type { Crumb } from '../game/Breadcrumb.tsx';
import { fitTitle } from '../ui/fitTitle.ts';

/** The likeliest champions, the likeliest first. */
export const favorites = (view: SeasonView, most: number): readonly SeasonTeam[] =>
  sortSeason(view.teams, { by: 'goal', goal: titleGoal(view) }).slice(0, most);

/** "Bills 14%, Chiefs 12%" */
export const favoritesText = (view: SeasonView, most: number): string => {
  const goal = titleGoal(view);
  return favorites(view, most)
    .map(
      ({ shortName, odds, certain }) =>
        `${shortName} ${seasonOddsText(odds[goal] ?? 0, certain[goal])}`,
    )
    .join(', ');
};

/** What the last goal is, in a sentence: "win the Super Bowl". */
export const titleVerb = (view: SeasonView): string =>
  goalVerb(view, titleGoal(view)) || 'win the title';

/** A season page's title without figures. @param order "by wins" */
export const plainSeasonTitle = (league: League, order = ''): string =>
  fitTitle(`${LEAGUES[league].name} season odds ${order}`.trim());

/** A season page's title: who is likeliest to win it. */
export function seasonTitle(view: SeasonView): string {
  const { name } = LEAGUES[view.league];
  return fitTitle(
    `${name} season odds: ${favoritesText(view, 2)} to ${titleVerb(view)}`,
    `${name} odds: ${favoritesText(view, 2)} to ${titleVerb(view)}`,
    `${name} season odds: ${favoritesText(view, 2)}`,
    `${name} season odds`,
  );
}

/** What a search result says of a season. */
export function seasonDescription(view: SeasonView): string {
  const { name } = LEAGUES[view.league];
  const goals = view.format.goals.map(({ name: goal }) => goal.toLowerCase()).join(', ');
  const full = `${name} ${view.seasonName}: ${favoritesText(view, 3)} to ${titleVerb(view)}. Odds of every team (${goals}) from ${view.recipe.runs.toLocaleString('en-US')} simulated seasons.`;
  return full.length <= 160
    ? full
    : `${name} ${view.seasonName}: ${favoritesText(view, 2)} to ${titleVerb(view)}. Every team’s odds, from simulated seasons.`;
}

export const seasonCrumbs = (league: League): readonly Crumb[] => [
  { text: 'Home', href: '/' },
  { text: 'Season odds', href: SEASONS_PATH },
  { text: LEAGUES[league].name, href: leaguePath(league) },
  { text: 'Season' },
];
