import { type Health, health } from '#contract/health.ts';
import type { Call, Endpoint } from '#http/endpoint.ts';
import { HALF_A_MINUTE, SAFE_HEADERS, STORED } from '#http/headers.ts';
import { OPEN_JSON } from '#http/json.ts';
import { parseQuery } from '#http/parse.ts';
import { currentOperation } from './current.ts';
import { healthAnswer, unreadableHealth } from './health.ts';

const { 'netlify-cache-tag': _, ...UNTAGGED } = STORED;

async function current({ site, now }: Call): Promise<Health> {
  try {
    const { state, deployed } = await site.use(currentOperation)();
    return healthAnswer(state, now, deployed);
  } catch (error) {
    console.error(error);
    return unreadableHealth(now);
  }
}

/** GET /api/health. */
export const HEALTH_ENDPOINT: Endpoint = {
  methods: ['GET'],
  path: health.path,
  kind: OPEN_JSON,
  answer: async (call) => {
    parseQuery(health.query, call.url.searchParams);
    const answer = await current(call);
    const status = answer.status === 'failing' ? 503 : 200;
    const headers = {
      ...SAFE_HEADERS,
      ...UNTAGGED,
      ...HALF_A_MINUTE,
      'content-type': 'application/json; charset=utf-8',
    };
    const body = call.request.method === 'HEAD' ? null : JSON.stringify(answer);
    return new Response(body, { status, headers });
  },
};
