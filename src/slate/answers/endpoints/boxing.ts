import { boxingToday, boxingUpcoming } from '#contract/boxing.ts';
import { easternDate } from '#domain/time/time.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';
import { timedList } from '../timedText.ts';

/** Boxing cards. */
export const BOXING = [
  rendered(boxingUpcoming, () => ({ key: ANSWER_KEYS.upcomingBoxing })),
  rendered(boxingToday, ({ call: { now } }) => ({
    key: ANSWER_KEYS.boxingOf(easternDate(now)),
    otherwise: timedList([]),
  })),
] as const;
