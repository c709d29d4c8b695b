import { favorites, titleVerb } from '#components/season/seasonTitle.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { oddsText } from '#domain/season/oddsText.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { titleGoal } from '#domain/season/sortSeason.ts';
import { longDateTime } from '#domain/time/time.ts';
import type { Card } from './card.ts';

/** The social card of a league's season: its likeliest champions. */
export function seasonCard(view: SeasonView): Card {
  const goal = titleGoal(view);
  return {
    title: `${LEAGUES[view.league].name} season odds`,
    kicker: `${view.sample ? 'Sample · ' : ''}${view.seasonName}, ${view.recipe.runs.toLocaleString('en-US')} seasons: chance to ${titleVerb(view)}`,
    figures: favorites(view, 4).map(({ shortName, odds, certain }) => ({
      label: shortName,
      value: oddsText(odds[goal] ?? 0, certain[goal]),
    })),
    asOf: `As of ${longDateTime(view.asOf)}`,
  };
}
