import {
  type Moneyline,
  moneylineOf,
  type Spread,
  spreadQuote,
  type Total,
  totalQuote,
} from '../reading/markets.ts';
import { marketPrices } from './prices.ts';
import type { OddsBookmaker, OddsMarket } from './schema.ts';

export interface QuotedNames {
  readonly home: string;
  readonly away: string;
  readonly canDraw: boolean;
}

interface Priced {
  readonly price: number;
  readonly point: unknown;
}

/** A market's outcomes by name; undefined if a name comes twice or a price cannot be read. */
function byName({ outcomes = [] }: OddsMarket): ReadonlyMap<string, Priced> | undefined {
  const prices = marketPrices(outcomes);
  if (!prices || outcomes.some(({ dfs_odds_type: kind }) => kind !== undefined)) return undefined;
  const named = new Map<string, Priced>();
  for (const [at, { name, point }] of outcomes.entries()) {
    const price = prices[at];
    if (name === undefined || price === undefined || named.has(name)) return undefined;
    named.set(name, { price, point });
  }
  return named;
}

function readMoneyline(market: OddsMarket, sides: QuotedNames): Moneyline | undefined {
  const named = byName(market);
  const draw = named?.get('Draw')?.price;
  // Without the draw, prices of a sport that has draws are for another bet; with one, so are those of a sport without.
  if (!named || sides.canDraw !== (draw !== undefined)) return undefined;
  if (named.size !== (sides.canDraw ? 3 : 2)) return undefined;
  return moneylineOf(named.get(sides.home)?.price, named.get(sides.away)?.price, draw);
}

function readSpread(market: OddsMarket, { home, away }: QuotedNames): Spread | undefined {
  const named = byName(market);
  const [ours, theirs] = [named?.get(home), named?.get(away)];
  if (named?.size !== 2 || !ours || !theirs) return undefined;
  return spreadQuote(ours.point, theirs.point, ours.price, theirs.price);
}

function readTotal(market: OddsMarket): Total | undefined {
  const named = byName(market);
  const [over, under] = [named?.get('Over'), named?.get('Under')];
  if (named?.size !== 2 || !over || !under) return undefined;
  return totalQuote(over.point, under.point, over.price, under.price);
}

export interface BookMarkets {
  readonly moneyline?: Moneyline | undefined;
  readonly spread?: Spread | undefined;
  readonly total?: Total | undefined;
  readonly lay?: Moneyline | undefined;
}

/** A book's main markets over the whole game: both sides priced, each market once, none that is suspended. */
export function readBookMarkets({ markets = [] }: OddsBookmaker, sides: QuotedNames): BookMarkets {
  const read = <T>(key: string, one: (market: OddsMarket) => T | undefined): T | undefined => {
    const [market, ...more] = markets.filter(
      ({ key: its, period, suspended_at: suspended }) =>
        its === key && period === undefined && suspended === undefined,
    );
    return market && more.length === 0 ? one(market) : undefined;
  };
  return {
    moneyline: read('h2h', (market) => readMoneyline(market, sides)),
    spread: read('spreads', (market) => readSpread(market, sides)),
    total: read('totals', readTotal),
    lay: read('h2h_lay', (market) => readMoneyline(market, sides)),
  };
}
