import { WHOLE_EVENT } from '../../events/parts.ts';
import type { SportEvent } from '../../events/sportEvent.ts';
import { contenders } from '../../events/winners.ts';

/** One of the first of a field, with what had been said. */
export interface FallFinisher {
  readonly place: number;
  readonly name: string;
  /** Published chance to win, 0–100; absent of one who was not in the forecast. */
  readonly probability?: number | undefined;
  /** Which likeliest winner that was, from 1. */
  readonly rank?: number | undefined;
}

/** Most that are listed. */
const MOST = 5;

/** Who finished, by the names and ids that the forecast uses. */
function orderOf(event: SportEvent): readonly string[] {
  if (event.kind === 'race') return event.result?.order ?? [];
  return event.kind === 'tournament' ? (event.result?.order ?? []) : [];
}

/** The first of a field; empty for two, and before the result. */
export function finishers(event: SportEvent): readonly FallFinisher[] {
  const order = orderOf(event).slice(0, MOST);
  const said = (contenders(event, WHOLE_EVENT) ?? []).toSorted(
    (one, other) => other.probability - one.probability,
  );
  const names = new Map(
    event.kind === 'tournament' ? event.field.map(({ id, name }) => [id, name]) : [],
  );
  return order.map((id, at) => {
    const rank = said.findIndex((one) => one.id === id);
    const found = said[rank];
    const name = names.get(id) ?? id;
    return found
      ? { place: at + 1, name, probability: found.probability, rank: rank + 1 }
      : { place: at + 1, name };
  });
}
