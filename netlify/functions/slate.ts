import type { Config } from '@netlify/functions';
import { slateStatus } from '#contract/slateStatus.ts';
import { slateFreshness } from '#server/tasks/slateFreshness.ts';
import { answerGet, errorJson, publicJson } from '../lib/answer.ts';
import { currentStore } from '../lib/environment.ts';
import { parseParameters, queryOf } from '../lib/parse.ts';

export const config: Config = { path: slateStatus.path };

export default (request: Request): Promise<Response> =>
  answerGet(request, async () => {
    const query = parseParameters(slateStatus.query, queryOf(request));
    if (!query.ok) return errorJson(400, query.error);
    return publicJson(request, await slateFreshness(currentStore()), ['slate']);
  });
