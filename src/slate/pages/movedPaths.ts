import { GOLF_TOURS } from '#domain/leagues/eventLeague.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { findLeaguePage, leaguePagePath } from '#domain/leagues/leaguePage.ts';
import { SEASON_LEAGUES } from '#domain/season/formats/index.ts';
import { POOL_LEAGUES, POOLS_PATH, poolsPath } from '#domain/season/pools/poolLeagues.ts';
import { SEASONS_PATH, seasonPath } from '#domain/season/seasonPaths.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Call, Endpoint } from '#http/endpoint.ts';
import { SAFE_PAGE, UNKEPT } from '#http/headers.ts';
import { movedTo } from '#http/open.ts';
import { htmlAnswer, plainTextPage, servedPage } from '#http/page.ts';
import { gameAddress } from './gameAddress.ts';
import { LEAGUE_PATH } from './leagueNotFound.ts';

/** The last part of a path, in lower case; empty for a folder's own file. */
const lastOf = ({ url }: Call): string => {
  const last = url.pathname.replace(/\/$/, '').split('/').at(-1)?.toLowerCase() ?? '';
  return last === 'index.html' ? '' : last;
};

/** Another name of a screen, whatever its letters' case: one redirect leads to the canonical path. */
const alias = (path: string, canonicalOf: (last: string) => string): Endpoint =>
  servedPage(path, async (call) => movedTo(canonicalOf(lastOf(call)) + call.url.search, SAFE_PAGE));

function leaguePathOf(last: string): string {
  const found = findLeaguePage(last);
  if (found) return leaguePagePath(found);
  return last === '' ? '/predictions' : `/league/${encodeURIComponent(last)}`;
}

/** A league's season in any letter case; another sport or name leads where its league page would. */
const seasonPathOf = (last: string): string => {
  const league = findLeague(last);
  if (league && SEASON_LEAGUES.includes(league)) return seasonPath(league);
  return last === '' ? SEASONS_PATH : leaguePathOf(last);
};

/** A league's pools in any letter case; a league without any, or another name, leads where its league page would. */
const poolsPathOf = (last: string): string => {
  const league = POOL_LEAGUES.find((each) => each === findLeague(last));
  if (league) return poolsPath(league);
  return last === '' ? POOLS_PATH : leaguePathOf(last);
};

const isTour = (last: string): boolean => GOLF_TOURS.some((tour) => tour === last);
const tourPathOf = (last: string): string => (last === '' ? '/golf' : `/golf/${last}`);

const gamePathOf = (last: string): string => {
  const address = gameAddress(`/game/${last}`);
  return address.kind === 'moved' ? address.to : `/game/${last}`;
};

/** A tour that we do not know: its slug as it is, and where the ten are. */
async function noTour({ site, request, context }: Call): Promise<Response> {
  try {
    const html = await builtPage(site, context.site.url ?? '', '/golf/other');
    return htmlAnswer(request, html, { status: 404, headers: UNKEPT });
  } catch (error) {
    console.error(error);
    return plainTextPage(404, 'There is no such tour');
  }
}

/** Paths that files do not answer: other spellings and names of screens lead to the canonical path, in one step. */
export const MOVED_PATHS = [
  LEAGUE_PATH,
  alias('/predictions/*', leaguePathOf),
  alias('/season/*', seasonPathOf),
  alias('/pools/*', poolsPathOf),
  alias('/golf-predictions/*', tourPathOf),
  alias('/prediction/*', gamePathOf),
  servedPage('/golf/*', async (call) => {
    const last = lastOf(call);
    const canonical = tourPathOf(last);
    const isSpelling = (last === '' || isTour(last)) && call.url.pathname !== canonical;
    return isSpelling ? movedTo(canonical + call.url.search, SAFE_PAGE) : noTour(call);
  }),
] as const;
