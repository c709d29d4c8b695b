import type { Refusal } from '#contract/refused.ts';

/** Why nothing is sent to a member, as they are told. */
export const SHUT_OUT_REFUSAL: Refusal = [
  'conflict',
  'You are on a break; we send nothing until it ends.',
];
export const NOT_SUBSCRIBED: Refusal = [
  'forbidden',
  'Picks sent to you are part of Premium. See what it includes under Subscribe.',
];
export const NO_TEAM: Refusal = [
  'invalid',
  'We do not know that team. Please choose one from the list.',
];
