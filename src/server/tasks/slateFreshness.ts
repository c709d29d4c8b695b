import type { SlateStatus } from '#contract/slateStatus.ts';
import type { Store } from '#server/store/store.ts';

/** Which slate is up, and the oldest datum of each league's games in it. */
export async function slateFreshness(
  store: Pick<Store, 'readCurrentSlate' | 'readFreshness'>,
): Promise<SlateStatus> {
  const current = await store.readCurrentSlate();
  const asOf: Record<string, string> = {};
  for (const game of current ? await store.readFreshness(current.id) : []) {
    const oldest = asOf[game.league];
    if (oldest === undefined || game.asOf < oldest) asOf[game.league] = game.asOf;
  }
  return { contentHash: current?.contentHash ?? null, asOf };
}
