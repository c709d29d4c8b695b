import type { SaidPrice } from '#contract/answers/pairPrice.ts';
import { isRecord, isText } from '../../checks.ts';

/** What an answer says of the best price of a bout or match, if it does. */
export const saidPriceOf = (value: unknown): Required<SaidPrice> | undefined =>
  isRecord(value) && isText(value.says) ? { says: value.says } : undefined;
