import type { Refusal } from '#contract/refused.ts';

/** Why nothing is sent to a member, in their words. */
export const SHUT_OUT: Refusal = [
  'conflict',
  'You have shut yourself out: nothing is sent until that ends.',
];
export const NOT_SUBSCRIBED: Refusal = ['forbidden', 'Picks are sent to subscribers.'];
export const NO_TEAM: Refusal = ['invalid', 'There is no such team.'];
