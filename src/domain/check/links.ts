import type { AskedLeg } from './asked.ts';
import { addressOf } from './legText.ts';

/** The page of a check. */
export const CHECK_PAGE = '/check';

/** A bet's check, filled in from wherever the bet stands. */
export const checkPathOf = (...legs: readonly AskedLeg[]): string =>
  CHECK_PAGE + addressOf({ legs });
