import { useMemo } from 'react';
import { individualEvents } from '#client/events/individualEvents.ts';
import { upcomingSessions } from '#components/event/f1/upcoming.ts';
import type { IndividualEvent } from '#contract/answers/individual/event.ts';
import { useAnswer, useStamp } from './useAnswer.ts';
import { useNow } from './useNow.ts';

export interface BuiltSessions {
  /** What the page was built with. */
  readonly built: readonly IndividualEvent[];
  /** When that was confirmed; absent where there was nothing. */
  readonly asOf?: string | undefined;
  /** When the page was built. */
  readonly builtAt: string;
  /** The race whose markets the page shows in full, where it is a live one. */
  readonly featured?: number | undefined;
}

const chancesOf = (events: readonly IndividualEvent[], id: number): string =>
  JSON.stringify(events.find((event) => event.id === id)?.predictions?.chances);

/**
 * Upcoming Formula 1 sessions: the built ones, then, where they are old or none, those just fetched. Those say other
 * chances of the featured race than its markets do: then the page stays as it was built, all of it.
 */
export function useF1Sessions({ built, asOf, builtAt, featured }: BuiltSessions) {
  const now = useNow(builtAt);
  const { answer, ...state } = useAnswer(individualEvents, built.length === 0 ? undefined : asOf);
  const agrees =
    answer !== undefined &&
    (featured === undefined || chancesOf(answer, featured) === chancesOf(built, featured));
  const taken = agrees ? answer : undefined;
  useStamp(useMemo(() => taken?.filter(({ sport }) => sport === 'F1'), [taken]));
  return { sessions: upcomingSessions(taken ?? built, now), now, ...state };
}
