import process from 'node:process';
import type { Config } from '@netlify/functions';
import { clock } from '#clock';
import { signRefresh } from '../lib/refreshRequest.ts';

export const config: Config = { schedule: '*/15 * * * *' };

/** A scheduled function is ended after 30 seconds. */
const ENQUEUE_MS = 10_000;

/** Only enqueues: the work itself takes longer than a scheduled function may. */
export default async (): Promise<void> => {
  const answer = await fetch(`${process.env.URL}/.netlify/functions/refresh-background`, {
    method: 'POST',
    headers: signRefresh(process.env.SUPABASE_SECRET_KEY ?? '', clock.now()),
    signal: AbortSignal.timeout(ENQUEUE_MS),
  });
  if (!answer.ok) throw new Error(`refresh-background answered ${answer.status}`);
};
