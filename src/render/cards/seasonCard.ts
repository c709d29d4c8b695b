import { favorites, titleVerb } from '#components/season/seasonTitle.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { seasonOddsText } from '#domain/season/oddsText.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { titleGoal } from '#domain/season/sortSeason.ts';
import { longDateTime } from '#domain/time/time.ts';
import type { ShareCard } from './card.ts';

/** The social card of a league's season: its likeliest champions; before a forecast its name alone. */
export function seasonCard(league: League, view: SeasonView | undefined): ShareCard {
  const title = `${LEAGUES[league].name} season odds`;
  if (!view)
    return { title, kicker: 'Playoffs, titles, places: every team’s chances', figures: [] };
  const goal = titleGoal(view);
  return {
    title,
    kicker: `${view.sample ? 'Sample · ' : ''}${view.seasonName}, ${view.recipe.runs.toLocaleString('en-US')} seasons: chance to ${titleVerb(view)}`,
    figures: favorites(view, 4).map(({ shortName, odds, certain }) => ({
      label: shortName,
      value: seasonOddsText(odds[goal] ?? 0, certain[goal]),
    })),
    asOf: `As of ${longDateTime(view.asOf)}`,
  };
}

/** The social card of all leagues' seasons: the likeliest champion of the first four. */
export const seasonsCard = (views: readonly SeasonView[]): ShareCard => ({
  title: 'Season odds',
  kicker: `${views.some(({ sample }) => sample) ? 'Sample · ' : ''}Likeliest champions, from simulated seasons`,
  figures: views.slice(0, 4).flatMap((view) => {
    const goal = titleGoal(view);
    return favorites(view, 1).map(({ shortName, odds, certain }) => ({
      label: `${shortName}, ${LEAGUES[view.league].name}`,
      value: seasonOddsText(odds[goal] ?? 0, certain[goal]),
    }));
  }),
});
