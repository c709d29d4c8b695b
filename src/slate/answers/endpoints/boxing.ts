import { PLAIN_GETS } from '#contract/requests/plain.ts';
import { easternDate } from '#domain/time/time.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';
import { timedList } from '../timedText.ts';

/** Boxing cards. */
export const BOXING_ENDPOINTS = [
  rendered(PLAIN_GETS.boxingUpcoming, () => ({ key: ANSWER_KEYS.upcomingBoxing })),
  rendered(PLAIN_GETS.boxingToday, ({ call: { now } }) => ({
    key: ANSWER_KEYS.boxingOf(easternDate(now)),
    otherwise: timedList([]),
  })),
] as const;
