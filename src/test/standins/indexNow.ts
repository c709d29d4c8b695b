import * as z from 'zod';
import { type HttpServer, listen } from '#local/http/listen.ts';

/** What api.indexnow.org takes: https://www.indexnow.org/documentation. */
const requestSchema = z.object({
  host: z.string().min(1),
  key: z.string(),
  keyLocation: z.url().optional(),
  urlList: z.array(z.string()).min(1).max(10_000),
});
const KEY = /^[a-zA-Z0-9-]{8,128}$/;

const refused = (status: number): Response => new Response(null, { status });

async function keyIn(address: string): Promise<string | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? (await answer.text()).trim() : undefined;
}

export interface IndexNowStandIn extends HttpServer {
  /** Addresses that it has taken. */
  readonly taken: readonly string[];
}

/**
 * IndexNow on this machine, which refuses what the real one does: 400 what is malformed, 422 a key or an address that does not
 * fit, 403 a key that the site does not have in its file, 429 too much.
 * @param most requests until it has had enough
 */
export async function startIndexNow(most = 100): Promise<IndexNowStandIn> {
  const taken: string[] = [];
  let asked = 0;
  const answer = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname !== '/indexnow') return refused(404);
    if (request.method !== 'POST') return refused(405);
    asked += 1;
    if (asked > most) return refused(429);
    const json: unknown = await request.json().catch(() => undefined);
    const parsed = requestSchema.safeParse(json);
    if (!/^application\/json\b/.test(request.headers.get('content-type') ?? ''))
      return refused(400);
    if (!parsed.success) return refused(400);
    const { host, key, keyLocation, urlList } = parsed.data;
    const own = (text: string) => URL.canParse(text) && new URL(text).host === host;
    if (!KEY.test(key) || !urlList.every(own)) return refused(422);
    const file = keyLocation ?? `https://${host}/${key}.txt`;
    if (!own(file)) return refused(422);
    if ((await keyIn(file)) !== key) return refused(403);
    taken.push(...urlList);
    return new Response(null, { status: 200 });
  };
  return { ...(await listen(answer)), taken };
}
