import type { TwoWayQuote } from '#domain/events/event.ts';
import { type PairNames, pairCall } from '#domain/events/pairCall.ts';
import type { TwoWayPart } from '#domain/events/twoWayEdge.ts';
import { callSentence } from '#domain/prices/callText.ts';
import type { NotAnEdge, NotJudged, OpenCall } from '#domain/prices/priceCall.ts';

/**
 * What the best price of a bout or match is worth at the published chance, while it can be taken: until the start, and as long as
 * its time is recent.
 */
export interface PairPrice {
  /**
   * `edge` by our rule; `costs` less than nothing; `oneBook`: the only book there is; `notAnEdge`: a return that the rule does not
   * call one; `notJudged`: a price of which nothing is said; `none`: no book quotes it.
   */
  readonly state: OpenCall['state'];
  /** "Best: Able to win −150 (Book A), costs 2¢ per $1": the same as pages say it. */
  readonly says: string;
  readonly price?:
    | {
        /** "Able to win" */
        readonly bet: string;
        /** American odds. */
        readonly american: number;
        readonly book: string;
        /** Average return on a unit staked: below 0 it costs. Absent if not judged. */
        readonly returnPerUnit?: number | undefined;
      }
    | undefined;
  /** Why it is no edge, or not judged. */
  readonly why?: NotAnEdge | NotJudged | undefined;
}

/** What a page draws of it. */
export type SaidPrice = Pick<PairPrice, 'says'>;

const returnOf = (call: OpenCall): number | undefined =>
  call.state === 'notJudged' || call.state === 'none' ? undefined : call.price.returnPerUnit;

/** The best price of a bout or match that has a prediction, in the answer's form. */
export function pairPrice(part: TwoWayPart, names: PairNames): Required<PairPrice> {
  const call = pairCall(part, names);
  const price = 'price' in call ? call.price : undefined;
  return {
    state: call.state,
    says: callSentence(call),
    price: price && {
      bet: price.bet,
      american: price.american,
      book: price.book,
      returnPerUnit: returnOf(call),
    },
    why: 'why' in call ? call.why : undefined,
  };
}

/** When the oldest of some prices was seen, ISO 8601 in UTC; undefined without any. */
export const pricesAsOf = (quotes: readonly TwoWayQuote[]): string | undefined =>
  quotes.map(({ asOf }) => asOf).toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
