import type { AuthSettings } from './settings.ts';
import { type AuthLimit, perFiveMinutes, perHour } from './windows.ts';

export interface Limits {
  readonly texts: AuthLimit;
  /** Limits by address, for each guarded endpoint. */
  readonly otp: AuthLimit;
  readonly resend: AuthLimit;
  readonly user: AuthLimit;
  readonly verify: AuthLimit;
  readonly token: AuthLimit;
}

/** Kept in memory, as Supabase Auth keeps them: a restart forgets them. */
export function createLimits({ perAddress, textsPerHour }: AuthSettings): Limits {
  const limit = (events: number | undefined): AuthLimit =>
    events === undefined ? () => true : perFiveMinutes(events);
  return {
    texts: perHour(textsPerHour),
    otp: limit(perAddress?.signIns),
    resend: limit(perAddress?.signIns),
    user: limit(perAddress?.signIns),
    verify: limit(perAddress?.verifications),
    token: limit(perAddress?.refreshes),
  };
}
