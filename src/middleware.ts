import { defineMiddleware } from 'astro:middleware';
import { cspFirst } from '#render/cspFirst.ts';
import { styleInHead } from '#render/styleInHead.ts';

/** Every page, built or in `astro dev`, has its policy first and its styles in the head. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const answer = await next();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  return new Response(styleInHead(cspFirst(await answer.bytes())), answer);
});
