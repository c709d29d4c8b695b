import { WhileFresh } from '#components/ui/WhileFresh.tsx';
import { payingSides } from '#domain/events/payingSides.ts';
import { surname } from '#domain/events/tennis/names.ts';
import type { PredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import { twoWayEdgeText } from '#domain/events/twoWayEdge.ts';
import { american } from '#domain/numbers.ts';
import { OLD_PRICE } from '../TwoWayOdds.tsx';
import { matchPart } from './matchPart.ts';

interface Props {
  readonly match: PredictedMatch;
  /** True while the prices can be taken and were seen lately. */
  readonly fresh: boolean;
}

/** "Clay at −120, Bovada: +3.4¢ per $1" of the side whose best price pays; undefined where none does. */
export function payingText(match: PredictedMatch): string | undefined {
  const [best] = payingSides(matchPart(match));
  if (!best) return undefined;
  const { side, edge, price } = best;
  return `${surname(match[side].name)} at ${american(price.odds)}, ${price.provider}: ${twoWayEdgeText(edge)}`;
}

/** The verdict of a match's prices, at the foot of its head: a bet by name, or no edge. */
export function MatchPrice({ match, fresh }: Props) {
  const paying = payingText(match);
  const quoted = (match.moneyline ?? []).length > 0;
  return (
    <p className={paying === undefined ? 'match-price' : 'match-price pays'}>
      <span className="figure-label">Best price</span>{' '}
      {quoted ? (
        <WhileFresh fresh={fresh} otherwise={OLD_PRICE}>
          <b>{paying ?? 'No edge'}</b>
        </WhileFresh>
      ) : (
        <span>No price yet</span>
      )}
    </p>
  );
}
