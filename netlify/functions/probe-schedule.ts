import type { Config } from '@netlify/functions';
import { enqueue } from '#http/job.ts';
import { siteOf } from '#wiring';

export const config: Config = { schedule: '@daily' };

/** Only enqueues: some hundred requests, a second apart, take longer than a scheduled function may. */
export default (): Promise<void> => enqueue(siteOf(), 'probe');
