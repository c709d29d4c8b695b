import type { Config } from '@netlify/functions';
import { enqueue } from '#http/job.ts';
import { siteOf } from '#wiring';

export const config: Config = { schedule: '*/5 * * * *' };

/**
 * Only enqueues: the work itself takes longer than a scheduled function may. What is due is for the background function
 * to say: a full refresh every 15 minutes, prices in between where a start is near (`src/domain/operation/plan.ts`).
 */
export default (): Promise<void> => enqueue(siteOf(), 'refresh');
