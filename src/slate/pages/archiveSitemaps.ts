import { ARCHIVE_SITEMAP, isMonth } from '#domain/archive/archivePaths.ts';
import type { PastMonth } from '#domain/archive/pastMonth.ts';
import type { Call } from '#http/endpoint.ts';
import { cached, SAFE_TEXT } from '#http/headers.ts';
import { plainTextPage, servedPage } from '#http/page.ts';
import { etagOf, taggedAnswer } from '#http/taggedAnswer.ts';
import { archiveIndex, monthSitemap } from '#render/archive/sitemaps.ts';
import { promptStore } from '#slate/tools.ts';

const HOUR_S = 3_600;
const KEPT = cached({ parameters: [], seconds: HOUR_S });

const xml = (request: Request, text: string): Response =>
  taggedAnswer(request, text, {
    status: 200,
    etag: etagOf(text),
    headers: { ...SAFE_TEXT, ...KEPT, 'content-type': 'application/xml' },
  });

/** Past games are for search engines where they are real. */
const monthsOf = ({ site }: Call): Promise<readonly PastMonth[]> =>
  site.use(promptStore).readPastMonths({ sample: false });

const NAME = /^\/sitemap-archive\/(.+)\.xml$/;

async function ofMonth({ site, request, url }: Call): Promise<Response> {
  const month = NAME.exec(url.pathname)?.[1] ?? '';
  const store = site.use(promptStore);
  const [games, events] = isMonth(month)
    ? await Promise.all([store.readPastGames({ sample: false, month }), store.readPastParts(month)])
    : [[], []];
  if (games.length + events.length === 0) return plainTextPage(404, 'There is no such sitemap');
  return xml(request, monthSitemap(month, games, events));
}

/** `/sitemap-archive.xml`, a sitemap a month, and those of the months. */
export const ARCHIVE_SITEMAPS = [
  servedPage(ARCHIVE_SITEMAP, async (call) =>
    xml(call.request, archiveIndex(await monthsOf(call))),
  ),
  servedPage('/sitemap-archive/*', ofMonth),
] as const;
