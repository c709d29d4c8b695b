import type { SlateStatus } from '#contract/slateStatus.ts';
import type { Store } from '#server/store/store.ts';
import type { Reading } from './reading.ts';

/** Which slate is up, and the oldest datum of each league's games and each individual sport's events in it. */
export async function slateFreshness(
  store: Pick<Store, 'readCurrentSlate' | 'readFreshness' | 'readEventFreshness'>,
): Promise<Reading<SlateStatus>> {
  const current = await store.readCurrentSlate();
  const asOf: Record<string, string> = {};
  const note = (of: string, at: string): void => {
    const oldest = asOf[of];
    if (oldest === undefined || at < oldest) asOf[of] = at;
  };
  if (current) {
    for (const game of await store.readFreshness(current.id)) note(game.league, game.asOf);
    for (const event of await store.readEventFreshness(current.id)) note(event.sport, event.asOf);
  }
  return { body: { contentHash: current?.contentHash ?? null, asOf }, asOf: current?.asOf };
}
