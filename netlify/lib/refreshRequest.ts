import { createHmac, timingSafeEqual } from 'node:crypto';
import process from 'node:process';

/** What the schedule shows to the background function, so that nobody else can start a refresh. */
export const refreshKey = (): string =>
  createHmac('sha256', process.env.SUPABASE_SECRET_KEY ?? '')
    .update('refresh')
    .digest('hex');

export function isRefreshKey(given: string | null): boolean {
  const wanted = Buffer.from(refreshKey());
  const got = Buffer.from(given ?? '');
  return (
    Boolean(process.env.SUPABASE_SECRET_KEY) &&
    wanted.length === got.length &&
    timingSafeEqual(wanted, got)
  );
}
