import { boxingToday, boxingUpcoming } from '#contract/boxing.ts';
import { easternDate } from '#domain/time/time.ts';
import { KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';
import { list } from '../timedText.ts';

/** Boxing cards. */
export const BOXING = [
  rendered(boxingUpcoming, () => ({ key: KEYS.upcomingBoxing })),
  rendered(boxingToday, ({ call: { now } }) => ({
    key: KEYS.boxingOf(easternDate(now)),
    otherwise: list([]),
  })),
] as const;
