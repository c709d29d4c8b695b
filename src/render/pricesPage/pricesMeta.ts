import { crumbList } from '#components/game/gameTitle.ts';
import { pricesCrumbs } from '#components/prices/PricesPage.tsx';
import { MARKET_VIEW_WORDS, VIEW_WORDS } from '#components/prices/viewWords.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { type PricesAsked, pricesName, priceViewPath } from '#domain/product/pricesPage.ts';
import { SITE } from '#site';
import type { PageMeta } from '../HeadTags.tsx';

/** What a page of prices says about itself; search engines keep a view, and none of its filters. */
export function pricesMeta(
  asked: PricesAsked,
  { slate = '', asOf }: { readonly slate: string | undefined; readonly asOf: string | undefined },
): PageMeta & { readonly canonical: string } {
  const { view, league, market } = asked;
  const { title, description } = VIEW_WORDS[view];
  const filters = [
    ...(league ? [LEAGUES[league].name] : []),
    ...(market ? [MARKET_VIEW_WORDS[market].toLowerCase()] : []),
  ];
  return {
    title: `${[title, ...filters].join(', ')} | ${SITE.name}`,
    description,
    keywords: ['best odds', 'line shopping', 'compare sportsbooks', 'line moves', 'lowest hold'],
    canonical: priceViewPath(view),
    ...(filters.length > 0 && { robots: 'noindex, follow' }),
    structuredData: [crumbList(pricesCrumbs(asked))],
    slate,
    follows: { page: pricesName(asked), asOf },
  };
}
