import process from 'node:process';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { platformStats } from '#contract/platformStats.ts';
import { type GamesPage, leagueOfPage, pathOfPage } from '#domain/product/gamesPage.ts';
import { builtPage } from '#http/builtPage.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { timedList } from '#slate/answers/timedText.ts';
import type { Site } from '#wiring';
import { readHash, readPageAnswer } from './readAnswer.ts';
import { keptGamesPages } from './tools.ts';
import { wholeMinute } from './wholeMinute.ts';

async function render(
  site: Site,
  siteUrl: string,
  page: GamesPage,
  slate: string,
  now: Date,
): Promise<string> {
  const [games, stats, built] = await Promise.all([
    readPageAnswer(
      site,
      ANSWER_KEYS.upcomingGames(leagueOfPage(page)),
      gamesUpcoming,
      now,
      timedList([]),
    ),
    readPageAnswer(site, ANSWER_KEYS.platformStats, platformStats, now),
    builtPage(site, siteUrl, pathOfPage(page)),
  ]);
  if ((await readHash(site, now)) !== slate) throw new Error('Another slate went up in between');
  // React's build for development is three times slower; loaded where it is needed.
  process.env.NODE_ENV ??= 'production';
  const { gamesDocument } = await import('#render/gamesPage/gamesDocument.tsx');
  return gamesDocument(page, { games, stats, now, slate, built });
}

/** A page of games, from the published answers. Throws if they cannot be read. */
export async function renderGameLists(
  site: Site,
  siteUrl: string,
  page: GamesPage,
  at: Date,
): Promise<string> {
  const now = wholeMinute(at);
  const slate = await readHash(site, now);
  const pages = site.use(keptGamesPages);
  return pages(`${slate} ${page} ${now.getTime()}`, () => render(site, siteUrl, page, slate, now));
}
