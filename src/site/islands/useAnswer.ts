import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { EventQuery } from '#client/events/endpoint.ts';
import { needsAsking } from '#client/events/needsAsking.ts';
import { dropTitleFigures } from '#client/plainTitle.ts';
import { setStamp } from '#client/stamp.ts';
import { clock } from '#clock';
import { type Dated, oldestAsOf } from '#contract/asOf.ts';

/** Requests an endpoint again whenever the page learns of a later slate than it was built from (scripts/followPage.ts). */
export function useAskAgain<T>({ $answer, ask }: EventQuery<T>): void {
  useEffect(() => {
    const again = () => {
      const { data, error } = $answer.get();
      if (data === undefined && error === undefined) ask();
      else $answer.revalidate();
    };
    document.addEventListener('later', again);
    return () => document.removeEventListener('later', again);
  }, [$answer, ask]);
}

/**
 * Requests an endpoint once the page is hydrated, if the page's data are older than a refresh.
 * @param asOf when they were confirmed, ISO 8601 in UTC; undefined if there are none
 */
function useAskWhenOld(ask: () => void, asOf: string | undefined): void {
  useEffect(() => {
    if (needsAsking(asOf, clock.now())) ask();
  }, [ask, asOf]);
}

export interface AnswerState<T> {
  /** The endpoint's answer once there is one. */
  readonly answer: T | undefined;
  readonly loading: boolean;
  /** What the page says if newer data are unavailable. */
  readonly failed: string | undefined;
  readonly retry: () => void;
}

/**
 * An endpoint that is requested once the page is hydrated, if its data are older than a refresh.
 * @param asOf when they were confirmed, ISO 8601 in UTC; undefined if there are none
 */
export function useAnswer<T>(query: EventQuery<T>, asOf: string | undefined): AnswerState<T> {
  const { $answer, ask } = query;
  const { data, loading, error } = useStore($answer);
  useAskWhenOld(ask, asOf);
  useAskAgain(query);
  return {
    answer: data,
    loading: loading && data === undefined,
    failed: loading ? undefined : error?.message,
    retry: () => $answer.revalidate(),
  };
}

/** Shows the time of newer data that replaced the built ones; undefined while none have. */
export function useStamp(taken: readonly Dated[] | undefined): void {
  useEffect(() => {
    if (!taken) return;
    const asOf = oldestAsOf(taken.filter((one) => one.asOf !== ''));
    dropTitleFigures(asOf);
    if (taken.length > 0) setStamp(asOf);
  }, [taken]);
}
