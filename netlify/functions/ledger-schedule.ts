import type { Config } from '@netlify/functions';
import { enqueue } from '#http/job.ts';
import { siteOf } from '#wiring';

export const config: Config = { schedule: '@hourly' };

/** Only enqueues: a check of many lines takes longer than a scheduled function may. */
export default (): Promise<void> => enqueue(siteOf(), 'ledger');
