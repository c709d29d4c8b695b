import type { Context } from '@netlify/functions';
import archivePage from '../../../netlify/functions/archive-page.ts';
import eventPage from '../../../netlify/functions/event-page.ts';
import gamePage from '../../../netlify/functions/game-page.ts';

/** Frames of pages, as short as may be. */
export const SHELL =
  '<head><!--head--><meta property="og:image" content="https://simcast.test/cards/nfl.png"/><!--/head--></head><body><!--sample--><!--/sample--><!--page--><!--/page--></body>';

const FUNCTIONS = [
  ['/game', gamePage],
  ['/event', eventPage],
  ['/archive', archivePage],
  ['/sitemap-archive', archivePage],
] as const;

/** Asks the function of an address, as Netlify would. */
export function askPage(siteUrl: string, path: string): Promise<Response> {
  const [, answer] = FUNCTIONS.find(([room]) => path.startsWith(room)) ?? [];
  if (!answer) throw new Error(`no function answers ${path}`);
  const context = { params: {}, site: { url: siteUrl } } as unknown as Context;
  return Promise.resolve(answer(new Request(`https://simcast.test${path}`), context));
}
