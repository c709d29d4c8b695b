import type { Beside } from '#domain/events/besideMarket.ts';
import type { TwoWayShares } from '#domain/events/event.ts';
import { isList, isNumber, isRecord, isText } from '../../checks.ts';

function sharesOf(value: unknown): TwoWayShares | undefined {
  if (!isRecord(value)) return undefined;
  const { a, b } = value;
  return isNumber(a) && isNumber(b) && a >= 0 && b >= 0 && a + b <= 1.001 ? { a, b } : undefined;
}

function leftOutOf(value: unknown): Required<NonNullable<Beside['anchor']>>['leftOut'] {
  if (!isList(value)) return [];
  return value.flatMap((item) => {
    if (!isRecord(item) || !isText(item.provider) || !isText(item.reason)) return [];
    return [{ provider: item.provider, reason: item.reason }];
  });
}

/** The source of a published chance, if an answer has it. */
export function besideOf(item: Readonly<Record<string, unknown>>): Required<Beside> {
  const { own, anchor } = item;
  const shares = sharesOf(anchor);
  return {
    own: sharesOf(own),
    anchor:
      shares && isRecord(anchor)
        ? {
            ...shares,
            books: isList(anchor.books) ? anchor.books.filter(isText) : [],
            leftOut: leftOutOf(anchor.leftOut),
          }
        : undefined,
  };
}
