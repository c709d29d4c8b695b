import type { Config } from '@netlify/functions';
import { enqueue } from '../lib/enqueue.ts';

export const config: Config = { schedule: '*/15 * * * *' };

/** Only enqueues: the work itself takes longer than a scheduled function may. */
export default (): Promise<void> => enqueue('refresh');
