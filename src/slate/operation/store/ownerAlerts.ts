import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

/** A problem, stored between runs. */
interface FoundWrong {
  readonly key: string;
  readonly message: string;
  readonly since: string;
}

const newsSchema = z.object({
  key: z.string(),
  /** Still: a day after it was last reported. */
  news: z.enum(['began', 'over', 'still']),
  message: z.string(),
  since: timestampColumn,
});
export type AlertNews = z.infer<typeof newsSchema>;

/** Takes the current problems and returns the news to report; no other caller gets the same for two minutes. */
export function syncAlerts(client: Client, found: readonly FoundWrong[]): Promise<AlertNews[]> {
  const call = client.rpc('sync_alerts', { p_found: found });
  return readData('comparing alerts', call, z.array(newsSchema));
}

/** Records that it was reported; otherwise a later call of `syncAlerts` returns it again. */
export async function toldAlert(client: Client, { key, news }: AlertNews): Promise<void> {
  await expectSuccess('noting an alert', client.rpc('told_alert', { p_key: key, p_news: news }));
}
