import { favorites } from '#components/season/seasonTitle.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { seasonOddsText } from '#domain/season/oddsText.ts';
import { poolsOf } from '#domain/season/pools/poolLeagues.ts';
import { confidenceRow } from '#domain/season/pools/poolRows.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { titleGoal } from '#domain/season/sortSeason.ts';
import { longDateTime } from '#domain/time/time.ts';
import type { ShareCard } from './card.ts';

const KINDS = { survivor: 'Survivor', confidence: 'Confidence', bracket: 'Bracket' } as const;

/** The surest picks of the round, or the likeliest champions where no round is ranked. */
function figuresOf(view: SeasonView): ShareCard['figures'] {
  const picks = view.pools?.confidence?.picks.slice(0, 4) ?? [];
  if (picks.length > 0) {
    return picks.map((pick) => {
      const { name, cells } = confidenceRow(view, pick);
      return { label: name, value: cells[0] ?? '' };
    });
  }
  const goal = titleGoal(view);
  return favorites(view, 4).map(({ shortName, odds, certain }) => ({
    label: shortName,
    value: seasonOddsText(odds[goal] ?? 0, certain[goal]),
  }));
}

/** The social card of a league's pools; before a forecast its name alone. */
export function poolsCard(league: League, view: SeasonView | undefined): ShareCard {
  const title = `${LEAGUES[league].name} pools`;
  const kinds = poolsOf(league)
    .map((kind) => KINDS[kind])
    .join(', ');
  if (!view) return { title, kicker: kinds, figures: [] };
  const what = view.pools?.confidence ? 'surest picks of the round' : 'likeliest champions';
  return {
    title,
    kicker: `${view.sample ? 'Sample · ' : ''}${kinds}: ${what}`,
    figures: figuresOf(view),
    asOf: `As of ${longDateTime(view.asOf)}`,
  };
}

/** The social card of all leagues' pools. */
export const ALL_POOLS_CARD: ShareCard = {
  title: 'Pools',
  kicker: 'Survivor, confidence and bracket picks from simulated seasons',
  figures: [],
};
