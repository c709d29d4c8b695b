import { useMemo } from 'react';
import { individualEventsQuery } from '#client/events/individualEvents.ts';
import { upcomingSessions } from '#components/event/f1/upcoming.ts';
import type { IndividualEvent } from '#contract/answers/individual/event.ts';
import { useAnswer, useStamp } from './useAnswer.ts';
import { useNow } from './useNow.ts';

export interface BuiltSessions {
  /** The data built into the page. */
  readonly built: readonly IndividualEvent[];
  /** When those data were confirmed; absent if there were none. */
  readonly asOf?: string | undefined;
  /** When the page was built. */
  readonly builtAt: string;
  /** The race whose markets the page shows in full; none if that is an authored sample. */
  readonly featured?: number | undefined;
}

const chancesOf = (event: IndividualEvent | undefined): string =>
  JSON.stringify(event?.predictions?.chances);

/** Whether an answer's chances of the featured race equal the built page's, or it is not in the answer. */
function agrees(
  answer: readonly IndividualEvent[],
  { built, featured }: Pick<BuiltSessions, 'built' | 'featured'>,
): boolean {
  const of = (events: readonly IndividualEvent[]) => events.find(({ id }) => id === featured);
  const said = of(answer);
  return said === undefined || chancesOf(said) === chancesOf(of(built));
}

/**
 * Upcoming Formula 1 sessions: the built ones, then, if they are old or missing, those just fetched. If these have other chances
 * of the featured race than its markets, the whole page stays as built.
 */
export function useF1Sessions({ built, asOf, builtAt, featured }: BuiltSessions) {
  const now = useNow(builtAt);
  const { answer, ...state } = useAnswer(
    individualEventsQuery,
    built.length === 0 ? undefined : asOf,
  );
  const taken = answer && agrees(answer, { built, featured }) ? answer : undefined;
  useStamp(useMemo(() => taken?.filter(({ sport }) => sport === 'F1'), [taken]));
  return { sessions: upcomingSessions(taken ?? built, now), now, ...state };
}
