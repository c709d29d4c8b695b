import type { Config } from '@netlify/functions';
import { enqueue } from '#http/job.ts';
import { siteOf } from '#wiring';

export const config: Config = { schedule: '@daily' };

/** Only enqueues: a comparison with Stripe takes longer than a scheduled function may. */
export default (): Promise<void> => enqueue(siteOf(), 'reconcile');
