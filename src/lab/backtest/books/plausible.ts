import type { SingleMarket } from './singleGames.ts';

/** A line this many points off the books' median is not of the same moment. */
const FAR_POINTS = 3;
/** Share of such lines above which a season's prices are not of one moment: clean seasons have .00–.18 %. */
const MOST_FAR = 0.003;
/** Standard errors by which the books' differences may foretell results: a price from before the start knows nothing more. */
const MOST_KNOWING = 4;

/** What is known of a season's prices without its results being bet on. */
interface Plausibility {
  readonly season: number;
  readonly lines: number;
  /** Share of the lines that are far off the median. */
  readonly far: number;
  /** How many standard errors the books' differences from the median foretell the result. */
  readonly knowing: number;
  readonly refused: boolean;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const logOdds = ({ offers }: SingleMarket): readonly number[] =>
  offers.map(({ voice }) => (voice.logs[0] ?? 0) - (voice.logs[1] ?? 0));

/** Sum over games of what the differences from the median say, times what came. */
function knowingOf(markets: readonly SingleMarket[]): number {
  const games = new Map<string, number>();
  for (const market of markets) {
    if (market.market !== 'h2h' || market.beyond === 0) continue;
    const odds = logOdds(market);
    const middle = median(odds);
    const expected = 1 / (1 + Math.exp(-middle));
    const surprise = (market.beyond > 0 ? 1 : 0) - expected;
    const said = odds.reduce((sum, one) => sum + (one - middle), 0);
    games.set(market.game, (games.get(market.game) ?? 0) + said * surprise);
  }
  const all = [...games.values()];
  const error = Math.sqrt(all.reduce((sum, one) => sum + one * one, 0));
  return error === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / error;
}

function farLines(markets: readonly SingleMarket[]): {
  readonly lines: number;
  readonly far: number;
} {
  const games = new Map<string, number[]>();
  for (const { game, market, line, offers } of markets) {
    if (market === 'h2h') continue;
    const known = games.get(`${game}|${market}`) ?? [];
    known.push(...offers.map(() => line));
    games.set(`${game}|${market}`, known);
  }
  let [lines, far] = [0, 0];
  for (const own of games.values()) {
    const middle = median(own);
    lines += own.length;
    far += own.filter((line) => Math.abs(line - middle) >= FAR_POINTS).length;
  }
  return { lines, far: lines === 0 ? 0 : far / lines };
}

/**
 * Which seasons of a file are believed. Prices of one moment before the start lie close together, and what one book says otherwise
 * than the others foretells little; recorded after the start they lie far apart, and toward the result. A season that fails is
 * refused, and so are the file's earlier ones: that the recording was right is only known of what came after its last fault.
 * Nobody says which seasons these are.
 */
export function plausibility(markets: readonly SingleMarket[]): readonly Plausibility[] {
  const seasons = [...new Set(markets.map(({ season }) => season))].toSorted((a, b) => a - b);
  const found = seasons.map((season) => {
    const own = markets.filter((market) => market.season === season);
    const { lines, far } = farLines(own);
    const knowing = knowingOf(own);
    return { season, lines, far, knowing, fails: far > MOST_FAR || knowing > MOST_KNOWING };
  });
  const last = Math.max(...found.filter(({ fails }) => fails).map(({ season }) => season));
  return found.map(({ fails: _, ...one }) => ({ ...one, refused: one.season <= last }));
}
