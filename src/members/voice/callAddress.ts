import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { VOICE_WEBHOOKS } from './paths.ts';
import type { CallPlace } from './rules/place.ts';

const whole = z.coerce.number().int().min(0);
/** The last number that a try of a call may have; the first is 0. */
export const LAST_TRY = 20;
const page = whole.max(999);
const turn = { missed: whole.max(9), n: whole.max(LAST_TRY) };

/**
 * A caller's position in the keypad tree. It is part of the address that Twilio requests next, which its signature covers. Only
 * the database decides what the call may open.
 */
const schema = z.discriminatedUnion('at', [
  z.strictObject({ at: z.enum(['welcome', 'subscribe', 'help', 'code']), ...turn }),
  z.strictObject({ at: z.literal('leagues'), page, ...turn }),
  z.strictObject({ at: z.literal('games'), league: z.enum(TEAM_LEAGUES), page, ...turn }),
  z.strictObject({ at: z.literal('game'), id: whole, ...turn }),
]);

interface CallAddress {
  /** Undefined at the beginning of a call. */
  readonly place: CallPlace | undefined;
  readonly missed: number;
  readonly n: number;
}

/** Parses a caller's position; undefined if the address is not ours. */
export function readCallAddress(query: URLSearchParams): CallAddress | undefined {
  if (query.size === 0) return { place: undefined, missed: 0, n: 0 };
  const parsed = schema.safeParse(Object.fromEntries(query));
  if (!parsed.success) return undefined;
  const { missed, n, ...place } = parsed.data;
  return { place, missed, n };
}

/** The address that Twilio requests next, below the site's. */
export function callAddress(place: CallPlace, missed: number, n: number): string {
  const query = new URLSearchParams(
    Object.entries({ ...place, missed, n }).map(([name, value]) => [name, String(value)]),
  );
  return `${VOICE_WEBHOOKS.call}?${query}`;
}
