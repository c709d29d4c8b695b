import process from 'node:process';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { pathOfOwnPage } from '#domain/product/laterPage.ts';
import { builtPage } from '#http/builtPage.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { timedList } from '#slate/answers/timedText.ts';
import type { Site } from '#wiring';
import { readHash, readPageAnswer } from './readAnswer.ts';
import { drawSport, sportsOfPage } from './renderSport.ts';
import { keptOwnPages } from './tools.ts';
import { wholeMinute } from './wholeMinute.ts';

async function readGames(site: Site, league: string, now: Date) {
  const key = ANSWER_KEYS.upcomingGames(league);
  const hash = await readHash(site, now);
  const games = await readPageAnswer(site, key, gamesUpcoming, now, timedList([]));
  if ((await readHash(site, now)) !== hash) throw new Error('Another slate went up in between');
  return { hash, games };
}

async function drawTeam(site: Site, path: string, now: Date) {
  const [, , first = ''] = path.split('/');
  const league = findLeague(first);
  if (!league) throw new Error(`There is no league "${first}"`);
  const { teamContent } = await import('#render/ownPage/ownParts.tsx');
  const { hash, games } = await readGames(site, league, now);
  return { slate: hash, ...teamContent(path, league, games, now) };
}

async function render(site: Site, siteUrl: string, path: string, now: Date) {
  const built = await builtPage(site, siteUrl, path);
  // React's build for development is three times slower; loaded where it is needed.
  process.env.NODE_ENV ??= 'production';
  const { partsDocument } = await import('#render/partsDocument.tsx');
  const sports = sportsOfPage(path);
  const drawn = sports
    ? await drawSport(site, sports, path, built, now)
    : await drawTeam(site, path, now);
  return drawn && partsDocument({ ...drawn, now, built });
}

/** The path of a page of a team, a fighter, a match, a tour or a sport, by the name it requests its content with. */
export const findOwnPage = pathOfOwnPage;

/**
 * The later content of such a page, from the current slate; undefined if what it shows has left the slate. Throws if it cannot be
 * read, or the site has no such page.
 */
export async function renderOwnPage(
  site: Site,
  siteUrl: string,
  path: string,
  at: Date,
): Promise<string | undefined> {
  const now = wholeMinute(at);
  const slate = await readHash(site, now);
  return site.use(keptOwnPages)(`${slate} ${path} ${now.getTime()}`, () =>
    render(site, siteUrl, path, now),
  );
}
