import { type Dated, oldestAsOf } from '#domain/answers/dated.ts';
import type { Store } from '#server/store/store.ts';

/** What a task read for an endpoint, and when that was last confirmed (see contract/asOf.ts). */
export interface Reading<T> {
  readonly body: T;
  /** ISO 8601 in UTC; undefined before the first refresh. */
  readonly asOf: string | undefined;
}

/** An answer with the time its items vouch for; without items, when the slate was last confirmed. */
export async function reading<T>(
  store: Pick<Store, 'readCurrentSlate'>,
  body: T,
  items: readonly Dated[],
): Promise<Reading<T>> {
  return { body, asOf: oldestAsOf(items) ?? (await store.readCurrentSlate())?.asOf };
}
