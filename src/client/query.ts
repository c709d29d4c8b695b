import { nanoquery } from '@nanostores/query';

const FIVE_MINUTES = 300_000;

/** The specification's query rules: no automatic refetch or retry, dropped after 5 minutes unused. */
export const [createFetcherStore] = nanoquery({
  dedupeTime: Number.POSITIVE_INFINITY,
  cacheLifetime: FIVE_MINUTES,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  onErrorRetry: false,
});
