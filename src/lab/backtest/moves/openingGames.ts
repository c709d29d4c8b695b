import type { MarginLeague } from '#domain/leagues/index.ts';
import type { MarketWeights } from '#engine/market/weights.ts';
import { closingMargin } from '#engine/ratings/closing.ts';
import type { Closing } from '#engine/ratings/game.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import { type Anchored, anchoredCall, marginMarketWeights } from '../../fit/margin/published.ts';
import type { MarginCall } from '../../fit/margin/walk.ts';
import type { Openings } from '../../fit/openings.ts';
import type { SeasonCalls } from '../margin/seasonCalls.ts';

/** A game with its opening line and with its closing line. */
export interface OpeningGame {
  readonly open: Anchored;
  readonly close: Anchored;
}

/** A call that sees the opening line in place of the closing one. */
const seeing = (
  league: MarginLeague,
  { scale }: MarginParams,
  call: MarginCall,
  open: Closing,
): MarginCall => ({
  ...call,
  game: { ...call.game, closing: open },
  line: closingMargin(league, scale, open) ?? Number.NaN,
});

/**
 * The season's games that have both lines. What is published with the opening line is weighted by earlier seasons'
 * opening lines, or by their closing lines if none has openings.
 */
export function openingGames(
  league: MarginLeague,
  { params, warm, asked, weights }: SeasonCalls,
  openings: ReadonlyMap<string, Openings>,
): OpeningGame[] {
  const opened = (calls: readonly MarginCall[]): [MarginCall, MarginCall][] =>
    calls.flatMap((call): [MarginCall, MarginCall][] => {
      const found = openings.get(call.game.id);
      return found ? [[call, seeing(league, params, call, found.open)]] : [];
    });
  const earlier = opened(warm).map(([, open]) => open);
  const early: MarketWeights =
    earlier.length > 0 ? marginMarketWeights(league, params, earlier) : weights;
  return opened(asked).flatMap(([call, seen]) => {
    const open = anchoredCall(league, params, early, seen);
    const close = anchoredCall(league, params, weights, call);
    return open && close ? [{ open, close }] : [];
  });
}
