import { LEAGUES } from '#domain/leagues/league.ts';
import {
  PRICE_MARKETS,
  PRICE_VIEWS,
  type PricesAsked,
  pricesPath,
  priceViewPath,
} from '#domain/product/pricesPage.ts';
import type { LeagueCount } from './pricesData.ts';
import { MARKET_VIEW_WORDS, VIEW_WORDS } from './viewWords.ts';

const current = (is: boolean) => (is ? ('true' as const) : undefined);

/** The views, each at an address of its own; a filter stays when another view is opened. */
export const ViewLinks = ({ asked }: { readonly asked: PricesAsked }) => (
  <nav className="chips price-views" aria-label="Views of the prices">
    {PRICE_VIEWS.map((view) => (
      <a
        key={view}
        className="chip"
        href={pricesPath({ ...asked, view })}
        aria-current={view === asked.view ? 'page' : undefined}
      >
        {VIEW_WORDS[view].link}
      </a>
    ))}
  </nav>
);

interface Props {
  readonly asked: PricesAsked;
  /** Leagues with games to come. */
  readonly leagues: readonly LeagueCount[];
}

/** Filters by market and by league, as links. */
export function PriceFilters({ asked, leagues }: Props) {
  const { league, market, view } = asked;
  const markets = PRICE_MARKETS.filter((one) => view !== 'middles' || one !== 'moneyline');
  return (
    <>
      <nav className="segments" aria-label="Market">
        <a href={pricesPath({ view, league })} aria-current={current(market === undefined)}>
          All markets
        </a>
        {markets.map((one) => (
          <a
            key={one}
            href={pricesPath({ view, league, market: one })}
            aria-current={current(market === one)}
          >
            {MARKET_VIEW_WORDS[one]}
          </a>
        ))}
      </nav>
      {leagues.length > 0 && (
        <nav className="chips" aria-label="League">
          <a
            className="chip"
            href={pricesPath({ view, market })}
            aria-current={current(league === undefined)}
          >
            All leagues
          </a>
          {leagues.map(({ league: one, games }) => (
            <a
              key={one}
              className="chip"
              href={pricesPath({ view, market, league: one })}
              aria-current={current(one === league)}
            >
              {LEAGUES[one].name} <span>{games}</span>
            </a>
          ))}
        </nav>
      )}
    </>
  );
}

/** The way out of a filter that leaves nothing. */
export const unfilteredPath = ({ view }: PricesAsked): string => priceViewPath(view);
