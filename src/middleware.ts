import { defineMiddleware } from 'astro:middleware';
import { cspFirst } from '#render/cspFirst.ts';

/** Every page, built or in `astro dev`, has its policy first. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const answer = await next();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  return new Response(cspFirst(await answer.bytes()), answer);
});
