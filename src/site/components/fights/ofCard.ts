import { anchorLine } from '#domain/events/besideMarket.ts';
import type { Bout } from '#domain/events/fightCard.ts';
import type { Sealed } from '../event/LedgerNote.tsx';
import { leadTime } from '../game/sealed.ts';
import { isPredictedBout } from './figures.ts';

/** Whose odds most of a card's chances are adjusted to, in words: the card says it once. Undefined without any odds. */
export function commonAnchor(bouts: readonly Bout[]): string | undefined {
  const lines = bouts
    .filter(isPredictedBout)
    .flatMap(({ prediction }) => anchorLine(prediction) ?? []);
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0];
}

/** Whether a card's predictions are on the ledger, and all of them were before the start. */
export const areInTime = (sealed: ReadonlyMap<string, Sealed>): boolean =>
  sealed.size > 0 &&
  [...sealed.values()].every(({ entry, start }) => leadTime(entry.appendedAt, start) !== undefined);
