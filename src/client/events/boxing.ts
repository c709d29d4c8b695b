import { BOXING_TODAY, BOXING_UPCOMING } from '#contract/paths.ts';
import { FAILURES } from '#domain/words/failures.ts';
import { listRead } from '../list.ts';
import { endpoint, endpointQuestion } from './endpoint.ts';
import { readFightEvent } from './read/fightEvent.ts';

const fights = (path: string) =>
  endpoint(
    path,
    endpointQuestion(path, (answer) => listRead(answer, readFightEvent), FAILURES.events),
  );

/** Upcoming and today's fights; each tab has its own answer. */
export const boxingEndpoints = {
  upcoming: fights(BOXING_UPCOMING),
  today: fights(BOXING_TODAY),
} as const;
