import { CLAIMS_SHOWN, type ClaimsShown } from '#site';

/** Which figures stand in the places of claims. @param sample whether the slate is the bundled sample */
export const claimsShown = (
  sample: boolean,
  setting: ClaimsShown | undefined = CLAIMS_SHOWN,
): ClaimsShown => setting ?? (sample ? 'as-given' : 'counted');
