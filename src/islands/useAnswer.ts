import { useStore } from '@nanostores/react';
import type { Endpoint } from '#client/events/endpoint.ts';
import { useAskWhenOld } from './useAskWhenOld.ts';

/** What a page was built with. */
export interface Built<T> {
  readonly data: T;
  /** When the slate it is from was confirmed; undefined before the first. */
  readonly asOf: string | undefined;
  /** True where there is nothing to show. */
  readonly empty: boolean;
}

export interface Answered<T> {
  /** The endpoint's answer once there is one, until then what the page was built with. */
  readonly data: T;
  /** True while there is nothing to show and the answer is on its way. */
  readonly loading: boolean;
  /** Why there is nothing to show; what a page already shows stays when newer data cannot be had. */
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** The built data, or newer ones of the endpoint: it is asked where there is nothing to show or that has grown old. */
export function useAnswer<T>({ $answer, ask }: Endpoint<T>, built: Built<T>): Answered<T> {
  const { data, loading, error } = useStore($answer);
  const { asOf, empty } = built;
  useAskWhenOld(ask, empty ? undefined : asOf);
  const bare = data === undefined && empty;
  return {
    data: data ?? built.data,
    loading: bare && loading,
    error: bare ? error : undefined,
    retry: () => $answer.revalidate(),
  };
}
