import { DEFAULT_HOUR } from '#members/account/rules/hours.ts';
import type { PicksChoice } from './PicksWhen.tsx';

/** What is offered before a member has chosen: the device's own zone, and everything. */
export const firstChoice = (): PicksChoice => ({
  hour: DEFAULT_HOUR,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/New_York',
  leagues: [],
  silent: false,
});
