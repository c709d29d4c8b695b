import { escapeHtml } from './escapeHtml.ts';

export const htmlResponse = (body: string, status = 200): Response =>
  new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } });

export const notFoundAnswer = (what = 'Not found'): Response => new Response(what, { status: 404 });

/** An answer that breaks off after its first byte. */
export const brokenOff = (status = 200): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
      pull: (controller) => controller.error(new Error('broken off')),
    }),
    { status },
  );

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}li{margin:1rem 0;white-space:pre-line}form{display:inline}button{font:inherit;margin:.25rem .25rem 0 0}';

/** The page of sent messages, newest first, which reloads every three seconds. @param items HTML, each in a <li> */
export const inboxPage = (title: string, about: string, items: readonly string[], above = '') =>
  htmlResponse(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(about)}</p>
${above}
<ol reversed>${items.join('')}</ol>
</main>
</html>`);

/** A stand-in's behavior from now on, for everybody or by recipient. @param first the initial behavior */
export function behaviours<Behaviour extends string | { readonly status: number }>(
  first: Behaviour,
) {
  let behaviour: (who: string) => Behaviour = () => first;
  return {
    of: (who: string): Behaviour => behaviour(who),
    behave: (next: Behaviour | ((who: string) => Behaviour)): void => {
      behaviour = typeof next === 'function' ? next : () => next;
    },
  };
}
