import type { Config } from '@netlify/functions';
import { enqueue } from '../lib/enqueue.ts';
import { sendingChannels } from '../lib/messages/environment.ts';

export const config: Config = { schedule: '*/5 * * * *' };

/** Only enqueues, where the owner has turned picks on: a day's messages take longer than a scheduled function may. */
export default async (): Promise<void> => {
  if (sendingChannels()) await enqueue('picks');
};
