import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { EventQuery } from '#client/events/endpoint.ts';
import { useAskAgain } from './useAnswer.ts';
import { useHydrated } from './useHydrated.ts';

/** Built data, and the endpoint's answer, requested once when the page has its script. */
interface Fresh<T> {
  /** The answer once there is one; before that and after a failure, the built data. */
  readonly data: T;
  /** Only the answer. */
  readonly fresh: T | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Requests an endpoint on every visit, however fresh the build, and again for a later slate: for screens that show their answer's state. The built content
 * stays visible meanwhile.
 */
export function useFresh<T>(query: EventQuery<T>, built: T): Fresh<T> {
  const { $answer, ask } = query;
  const hydrated = useHydrated();
  const { data, loading, error } = useStore($answer);
  useEffect(ask, [ask]);
  useAskAgain(query);
  return {
    data: data ?? built,
    fresh: data,
    loading: hydrated && loading,
    failed: hydrated && error !== undefined,
    retry: () => $answer.revalidate(),
  };
}
