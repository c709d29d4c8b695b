import { clock } from '#clock';
import { ERRORS } from '#contract/errors.ts';
import { health as contract, type Health } from '#contract/health.ts';
import { healthAnswer, unreadableHealth } from '#server/tasks/operation/health.ts';
import { errorJson, opened } from '../answer.ts';
import { parseQuery } from '../parse.ts';
import { SAFE } from '../safe.ts';
import { currentOperation } from './current.ts';

/** Long enough that who asks in a loop asks the CDN, and short enough for a monitor. */
const KEPT = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, s-maxage=30',
  'netlify-vary': 'query=none',
};

async function current(): Promise<Health> {
  try {
    const { state, deployed } = await currentOperation();
    return healthAnswer(state, clock.now(), deployed);
  } catch (error) {
    console.error(error);
    return unreadableHealth(clock.now());
  }
}

async function answerOf(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return errorJson(405, ERRORS.method, { allow: 'GET, HEAD' });
  }
  const query = parseQuery(contract.query, new URL(request.url).searchParams);
  if (!query.ok) return errorJson(400, query.error);
  const answer = await current();
  const status = answer.status === 'failing' ? 503 : 200;
  const headers = { ...SAFE, ...KEPT, 'content-type': 'application/json; charset=utf-8' };
  const body = request.method === 'HEAD' ? null : JSON.stringify(answer);
  return new Response(body, { status, headers });
}

/** GET /api/health. */
export const health = async (request: Request): Promise<Response> =>
  opened(await answerOf(request));
