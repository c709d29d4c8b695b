import { DEFAULT_HOUR, ownZone } from '#members/account/rules/hours.ts';
import type { PicksChoice } from './PicksWhen.tsx';

/** What is offered before a member has chosen: the device's own zone, and everything. */
export const firstChoice = (): PicksChoice => ({
  hour: DEFAULT_HOUR,
  zone: ownZone(),
  leagues: [],
  silent: false,
});
