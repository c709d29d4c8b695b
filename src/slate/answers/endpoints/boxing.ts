import { PLAIN } from '#contract/requests/plain.ts';
import { easternDate } from '#domain/time/time.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';
import { timedList } from '../timedText.ts';

/** Boxing cards. */
export const BOXING = [
  rendered(PLAIN.boxingUpcoming, () => ({ key: ANSWER_KEYS.upcomingBoxing })),
  rendered(PLAIN.boxingToday, ({ call: { now } }) => ({
    key: ANSWER_KEYS.boxingOf(easternDate(now)),
    otherwise: timedList([]),
  })),
] as const;
