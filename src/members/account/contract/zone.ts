import * as z from 'zod/mini';
import { isZone } from '../rules/hours.ts';

/** Characters of a zone's name. */
export const LONGEST_ZONE = 64;

/** Said to who names another. */
export const NO_SUCH_ZONE = 'Please choose a time zone from the list';

/** A time zone by its name in the IANA list. */
export const zoneSchema = z
  .string()
  .check(z.maxLength(LONGEST_ZONE), z.refine(isZone, { error: NO_SUCH_ZONE }));
