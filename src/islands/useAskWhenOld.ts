import { useEffect } from 'react';
import { needsAsking } from '#client/events/needsAsking.ts';
import { clock } from '#clock';

/**
 * Asks an endpoint once the page is alive, where what the page was built with is older than a refresh.
 * @param asOf when that was confirmed, ISO 8601 in UTC; undefined where there is nothing to show
 */
export function useAskWhenOld(ask: () => void, asOf: string | undefined): void {
  useEffect(() => {
    if (needsAsking(asOf, clock.now())) ask();
  }, [ask, asOf]);
}
