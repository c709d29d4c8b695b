import { PRICES_PATH, type PricesAsked } from '#domain/product/pricesPage.ts';
import { Breadcrumb } from '../game/Breadcrumb.tsx';
import { AsOf } from '../ui/AsOf.tsx';
import { PricesList } from './PricesList.tsx';
import { PriceFilters, ViewLinks } from './PricesNav.tsx';
import { leaguesToCome, type PricesData } from './pricesData.ts';
import { VIEW_WORDS } from './viewWords.ts';

/** The way from the home page to a view. */
export const pricesCrumbs = ({ view }: PricesAsked) => [
  { text: 'Home', href: '/' },
  ...(view === 'best'
    ? [{ text: 'Prices' }]
    : [{ text: 'Prices', href: PRICES_PATH }, { text: VIEW_WORDS[view].title }]),
];

/** What a page of prices takes from a slate, by the names of its parts: a later slate replaces all of them. */
export const pricesParts = (data: PricesData) => ({
  filters: <PriceFilters asked={data.asked} leagues={leaguesToCome(data)} />,
  prices: <PricesList {...data} />,
});

interface Props extends PricesData {
  /** When the slate was last confirmed, ISO 8601 in UTC. */
  readonly asOf: string | undefined;
  /** The address asked for no such list: the whole view is shown instead. */
  readonly refused?: boolean | undefined;
}

/** A view of the prices of all games to come. */
export function PricesPage({ asOf, refused = false, ...data }: Props) {
  const { title, lede } = VIEW_WORDS[data.asked.view];
  const { filters, prices } = pricesParts(data);
  return (
    <div className="wrap pb-12">
      <Breadcrumb crumbs={pricesCrumbs(data.asked)} />
      <div className="head pt-2">
        <div>
          <h1>{title}</h1>
          <p className="subline">{lede}</p>
        </div>
      </div>
      {refused && (
        <p className="note mb-4" role="status">
          There is no such league or market. Here are all of them.
        </p>
      )}
      <ViewLinks asked={data.asked} />
      <div className="price-filters" data-part="filters">
        {filters}
      </div>
      <div data-failure="" />
      <h2 className="visually-hidden">Prices</h2>
      <div data-part="prices">{prices}</div>
      <div className="mt-3">
        <AsOf asOf={asOf} />
      </div>
      <p className="note mt-3">
        Costs and returns are per $1 staked, at the chance we publish. Prices are those we read
        last: check your book. <a href="/data#prices">Where they come from</a>.
      </p>
    </div>
  );
}
