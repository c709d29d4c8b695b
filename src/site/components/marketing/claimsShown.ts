import { type ClaimsShown, SITE } from '#site';

/** Which figures stand in the places of claims. @param sample whether the slate is the bundled sample */
export const claimsShown = (
  sample: boolean,
  setting: ClaimsShown | undefined = SITE.claims,
): ClaimsShown => setting ?? (sample ? 'as-given' : 'counted');
