import process from 'node:process';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import type { ArchiveAsked } from '#domain/archive/archiveAsked.ts';
import { ARCHIVE_PATH, isMonth } from '#domain/archive/archivePaths.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { builtPage, NOT_FOUND_PAGE } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { SAFE_PAGE, STORED } from '#http/headers.ts';
import { movedTo } from '#http/open.ts';
import { htmlAnswer, page } from '#http/page.ts';
import { promptStore } from '#slate/tools.ts';

/** Lists change with each slate at most. */
const KEPT = STORED;

const partsOf = (pathname: string): readonly string[] =>
  pathname.split('/').filter((part) => part !== '');

/** What an address asks for; undefined if there is no such list. */
async function askedOf(
  { site }: Call,
  [, league, part]: readonly string[],
  sample: boolean,
): Promise<ArchiveAsked | undefined> {
  const store = site.use(promptStore);
  if (league === undefined) return { of: 'all', months: await store.readPastMonths({ sample }) };
  const found = findLeague(league);
  if (!found) return undefined;
  const own = { league: found, sample };
  if (part === undefined)
    return { of: 'league', league: found, months: await store.readPastMonths(own) };
  if (isMonth(part)) {
    const [games, months] = await Promise.all([
      store.readPastGames({ ...own, month: part }),
      store.readPastMonths(own),
    ]);
    return { of: 'month', league: found, month: part, games, months };
  }
  const team = await store.readTeamPast({ ...own, part });
  return team && { of: 'team', league: found, part, ...team };
}

async function answer(call: Call): Promise<Response> {
  const { site, request, url, context, now } = call;
  const siteUrl = context.site.url ?? '';
  const parts = partsOf(url.pathname.toLowerCase());
  const canonical = `/${parts.join('/')}`;
  if (url.pathname !== canonical) return movedTo(canonical + url.search, SAFE_PAGE);
  const current = await site.use(promptStore).readCurrentSlate();
  const sample = current?.sample === true;
  const asked = await askedOf(call, parts, sample);
  if (!asked) {
    const html = await builtPage(site, siteUrl, NOT_FOUND_PAGE);
    return htmlAnswer(request, html, { status: 404, headers: KEPT });
  }
  const frame = await builtPage(site, siteUrl, '/archive-shell');
  // React's build for development is three times slower.
  process.env.NODE_ENV ??= 'production';
  const { archiveDocument } = await import('#render/archive/archiveDocument.tsx');
  const html = archiveDocument(frame, asked, { now, sample });
  return htmlAnswer(request, html, { status: 200, headers: KEPT });
}

const FAILED = { failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }) };

/** `/archive`, `/archive/{league}`, `/archive/{league}/{month}`, `/archive/{league}/{team}`: lists of past games. */
export const ARCHIVE_PAGES = [
  page(ARCHIVE_PATH, answer, FAILED),
  page(`${ARCHIVE_PATH}/*`, answer, FAILED),
] as const;
