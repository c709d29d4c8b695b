import process from 'node:process';
import type { Config } from '@netlify/functions';
import { refreshKey } from '../lib/refreshKey.ts';

export const config: Config = { schedule: '*/15 * * * *' };

/** Only enqueues: the work itself takes longer than a scheduled function may. */
export default async (): Promise<void> => {
  const answer = await fetch(`${process.env.URL}/.netlify/functions/refresh-background`, {
    method: 'POST',
    headers: { 'x-refresh-key': refreshKey() },
  });
  if (!answer.ok) throw new Error(`refresh-background answered ${answer.status}`);
};
