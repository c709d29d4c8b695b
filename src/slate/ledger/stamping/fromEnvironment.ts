import * as z from 'zod';
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

/** The witnesses named in the environment; none by default. Throws one sentence if a setting looks wrong. */
export function witnessesOf(environment: Record<string, string | undefined>): readonly Witness[] {
  const parsed = witnessSchema.safeParse(environment);
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => path[0]);
    throw new Error(`${[...new Set(names)].join(', ')} does not look right: https addresses.`);
  }
  const { LEDGER_CALENDARS: calendars, LEDGER_WITNESS_URL: place } = parsed.data;
  return [...calendars.map(openTimestamps), ...(place === undefined ? [] : [publicPlace(place)])];
}
