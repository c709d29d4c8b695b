import * as z from 'zod';
import { isDeployed } from './isDeployed.ts';
import { openTimestamps } from './openTimestamps.ts';
import { publicPlace } from './publicPlace.ts';
import type { Witness } from './witness.ts';

/** https, or a stand-in on this machine. */
const address = z
  .url()
  .refine(
    (text) => /^https:\/\/|^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?:[:/]|$)/.test(text),
    {
      error: 'has to be an https address',
    },
  )
  .transform((text) => text.replace(/\/$/, ''));

const list = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const witnessSchema = z.object({
  /** Addresses of OpenTimestamps calendars, separated by commas. */
  LEDGER_CALENDARS: z.string().default('').transform(list).pipe(z.array(address)),
  LEDGER_WITNESS_URL: z.union([z.literal('').transform(() => undefined), address]).optional(),
});

/** Public calendars of OpenTimestamps, the first two that its own client asks. */
const CALENDARS = 'https://a.pool.opentimestamps.org,https://b.pool.opentimestamps.org';

/** "off" for none; without the setting a deployed site asks the public ones. */
function calendarsIn(environment: Readonly<Record<string, string | undefined>>): string {
  const { LEDGER_CALENDARS: said = '' } = environment;
  if (said === '') return isDeployed(environment) ? CALENDARS : '';
  return said === 'off' ? '' : said;
}

/**
 * The witnesses of daily heads: the calendars and the place that the settings name, on a deployed site without a setting the public
 * calendars, elsewhere none. Throws one sentence if a setting looks wrong.
 */
export function witnessesOf(environment: Record<string, string | undefined>): readonly Witness[] {
  const LEDGER_CALENDARS = calendarsIn(environment);
  const parsed = witnessSchema.safeParse({ ...environment, LEDGER_CALENDARS });
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => path[0]);
    throw new Error(`${[...new Set(names)].join(', ')} does not look right: https addresses.`);
  }
  const { LEDGER_CALENDARS: calendars, LEDGER_WITNESS_URL: place } = parsed.data;
  return [...calendars.map(openTimestamps), ...(place === undefined ? [] : [publicPlace(place)])];
}
