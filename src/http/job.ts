import { clock } from '#clock';
import { Refused } from '#contract/refused.ts';
import type { Job } from '#domain/operation/state.ts';
import { webAddress } from '#domain/product/webAddress.ts';
import { fetch } from '#fetch';
import type { Site } from '#wiring';
import type { Call, Endpoint } from './endpoint.ts';
import { refusedAs, sentAs, unkeptJson } from './json.ts';
import { signedNonce, signRefresh } from './signedJob.ts';

/** Well below Netlify's limit for a scheduled function, 30 seconds. */
const ENQUEUE_MS = 10_000;

/** Sends the site's own background function a signed request for a job. */
export async function enqueue({ env }: Site, job: Job): Promise<void> {
  const name = `${job}-background`;
  const own = webAddress(env.URL ?? '');
  if (!own) throw new Error('URL has to be the site’s own address: its jobs are started there.');
  const answer = await fetch(`${own.base}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: signRefresh(env.SUPABASE_SECRET_KEY ?? '', clock.now(), job),
    signal: AbortSignal.timeout(ENQUEUE_MS),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
}

interface Work {
  readonly job: Job;
  /** Asks the database to accept a request: each counts once, and not soon after another. */
  readonly accept: (call: Call, nonce: string) => Promise<string>;
  readonly run: (call: Call, nonce: string) => Promise<object>;
}

/** A background job, started by a signed request. Nobody reads the response; the platform reports failures. */
export const background = ({ job, accept, run }: Work): Endpoint => ({
  methods: ['POST'],
  path: undefined,
  kind: {
    refuse: refusedAs(unkeptJson),
    failed: new Refused('failed', 'It could not be done'),
    log: null,
  },
  answer: async (call) => {
    const secret = call.site.env.SUPABASE_SECRET_KEY ?? '';
    const nonce = signedNonce(call.request.headers, secret, call.now, job);
    if (nonce === undefined) throw new Refused('notFound', 'Not found');
    const verdict = await accept(call, nonce);
    if (verdict !== 'accepted')
      throw new Refused(verdict === 'used' ? 'conflict' : 'tooOften', verdict);
    return sentAs(await run(call, nonce), unkeptJson);
  },
});
