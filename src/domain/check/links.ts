import { addressOf } from './address.ts';
import type { AskedLeg } from './asked.ts';

/** The page of a check. */
export const CHECK_PAGE = '/check';

/** A bet's check, filled in from wherever the bet stands. */
export const checkPath = (...legs: readonly AskedLeg[]): string => CHECK_PAGE + addressOf({ legs });
