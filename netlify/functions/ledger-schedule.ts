import type { Config } from '@netlify/functions';
import { enqueue } from '../lib/enqueue.ts';

export const config: Config = { schedule: '@hourly' };

/** Only enqueues: a check of many lines takes longer than a scheduled function may. */
export default (): Promise<void> => enqueue('ledger');
