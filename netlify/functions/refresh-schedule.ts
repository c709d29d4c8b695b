import type { Config } from '@netlify/functions';
import { enqueue } from '#http/job.ts';
import { siteOf } from '#wiring';

export const config: Config = { schedule: '*/5 * * * *' };

/**
 * Only enqueues: the work itself takes longer than a scheduled function may. The background function decides what is
 * due: a full refresh every 15 minutes, only prices in between if a start is near (`src/domain/operation/plan.ts`).
 */
export default (): Promise<void> => enqueue(siteOf(), 'refresh');
