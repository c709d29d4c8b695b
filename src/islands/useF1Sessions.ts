import { useStore } from '@nanostores/react';
import { individualEvents } from '#client/events/individualEvents.ts';
import type { IndividualEvent } from '#domain/answers/individualEvent.ts';
import { upcomingSessions } from '#domain/events/f1/upcoming.ts';
import { useAskWhenOld } from './useAskWhenOld.ts';
import { useNow } from './useNow.ts';

export interface BuiltSessions {
  /** What the page was built with. */
  readonly built: readonly IndividualEvent[];
  /** When that was confirmed; absent where there was nothing. */
  readonly asOf?: string | undefined;
  /** When the page was built. */
  readonly builtAt: string;
}

/** Upcoming Formula 1 sessions: the built ones, then, where they are old or none, those just fetched. */
export function useF1Sessions({ built, asOf, builtAt }: BuiltSessions) {
  const { $answer, ask } = individualEvents();
  const now = useNow(builtAt);
  const { data, loading } = useStore($answer);
  useAskWhenOld(ask, asOf);
  return { sessions: upcomingSessions(data ?? built, now), loading, now };
}
