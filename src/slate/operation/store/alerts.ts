import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

/** Something wrong, as it is kept from run to run. */
export interface FoundWrong {
  readonly key: string;
  readonly message: string;
  readonly since: string;
}

const newsSchema = z.object({
  key: z.string(),
  /** Still: a day after it was last told. */
  news: z.enum(['began', 'over', 'still']),
  message: z.string(),
  since: timestampColumn,
});
export type AlertNews = z.infer<typeof newsSchema>;

/** Takes what is wrong now. Answers what is to be told of it; for two minutes no other caller is given the same. */
export function syncAlerts(client: Client, found: readonly FoundWrong[]): Promise<AlertNews[]> {
  const call = client.rpc('sync_alerts', { p_found: found });
  return readData('comparing alerts', call, z.array(newsSchema));
}

/** Notes that it was told; what is not is answered again by a later call of `syncAlerts`. */
export async function toldAlert(client: Client, { key, news }: AlertNews): Promise<void> {
  await expectSuccess('noting an alert', client.rpc('told_alert', { p_key: key, p_news: news }));
}
