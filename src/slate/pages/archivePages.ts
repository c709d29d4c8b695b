import process from 'node:process';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import type { ArchiveAsked } from '#domain/archive/archiveAsked.ts';
import {
  type ArchiveLeague,
  findArchiveLeague,
  isEventLeague,
} from '#domain/archive/archiveLeague.ts';
import { ARCHIVE_PATH, isMonth } from '#domain/archive/archivePaths.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { SAFE_PAGE, STORED } from '#http/headers.ts';
import { movedTo } from '#http/open.ts';
import { htmlAnswer, servedPage } from '#http/page.ts';
import type { Store } from '#slate/store.ts';
import { promptStore } from '#slate/tools.ts';
import { notFoundPage } from './notFoundPage.ts';

/** Lists change with each slate at most. */
const KEPT = STORED;

const partsOf = (pathname: string): readonly string[] =>
  pathname.split('/').filter((part) => part !== '');

/** A league's list of a month, or of a team, fighter, player or driver. */
async function listOf(
  store: Store,
  league: ArchiveLeague,
  part: string,
  sample: boolean,
): Promise<ArchiveAsked | undefined> {
  if (isMonth(part)) {
    const months = store.readPastMonths({ league, sample });
    const asked = { sample, month: part };
    return isEventLeague(league)
      ? {
          of: 'eventMonth',
          league,
          month: part,
          events: await store.readPastEvents({ ...asked, league }),
          months: await months,
        }
      : {
          of: 'month',
          league,
          month: part,
          games: await store.readPastGames({ ...asked, league }),
          months: await months,
        };
  }
  if (!isEventLeague(league)) {
    const team = await store.readTeamPast({ league, sample, part });
    return team && { of: 'team', league, part, ...team };
  }
  const found = await store.readNamePast({ league, sample, part });
  return found && { of: 'name', league, part, ...found };
}

/** What an address asks for; undefined if there is no such list. */
async function askedOf(
  { site }: Call,
  [, first, part, ...rest]: readonly string[],
  sample: boolean,
): Promise<ArchiveAsked | undefined> {
  const store = site.use(promptStore);
  if (first === undefined) return { of: 'all', months: await store.readPastMonths({ sample }) };
  const league = findArchiveLeague(first);
  if (!league || rest.length > 0) return undefined;
  if (part !== undefined) return listOf(store, league, part, sample);
  return { of: 'league', league, months: await store.readPastMonths({ league, sample }) };
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
  if (!asked) return notFoundPage(call);
  const frame = await builtPage(site, siteUrl, '/archive-shell');
  // React's build for development is three times slower.
  process.env.NODE_ENV ??= 'production';
  const { archiveDocument } = await import('#render/archive/archiveDocument.tsx');
  const html = archiveDocument(frame, asked, { now, sample });
  return htmlAnswer(request, html, { status: 200, headers: KEPT });
}

const FAILED = { failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }) };

/** `/archive`, `/archive/{league}`, `/archive/{league}/{month}`, `/archive/{league}/{team or name}`: lists of past contests. */
export const ARCHIVE_PAGES = [
  servedPage(ARCHIVE_PATH, answer, FAILED),
  servedPage(`${ARCHIVE_PATH}/*`, answer, FAILED),
] as const;
