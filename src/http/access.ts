/**
 * What a device must be for an action. `anyone`: nobody need be signed in. `admin`: an admin's session. Of a member's: `open` on
 * any device; `trust once set` open until what it changes was chosen on another device; `trust` on one that is trusted with what was there before it; `trust and card` also by somebody who knows the card
 * on file; `trust once bought` open until the member has begun to buy (docs/decisions/0053-a-number-is-not-a-person.md).
 */
export const ACCESS = [
  'anyone',
  'admin',
  'open',
  'trust once set',
  'trust',
  'trust once bought',
  'trust and card',
] as const;
export type Access = (typeof ACCESS)[number];
