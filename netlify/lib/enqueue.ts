import process from 'node:process';
import { clock } from '#clock';
import type { Job } from '#domain/operation/state.ts';
import { signRefresh } from './refreshRequest.ts';

/** A scheduled function is ended after 30 seconds. */
const ENQUEUE_MS = 10_000;

/** Asks the site's own background function for a job, signed. */
export async function enqueue(job: Job): Promise<void> {
  const name = `${job}-background`;
  const answer = await fetch(`${process.env.URL}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: signRefresh(process.env.SUPABASE_SECRET_KEY ?? '', clock.now(), job),
    signal: AbortSignal.timeout(ENQUEUE_MS),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
}
