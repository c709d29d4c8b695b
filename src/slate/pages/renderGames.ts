import process from 'node:process';
import type * as z from 'zod/mini';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { platformStats } from '#contract/platformStats.ts';
import { slateStatus } from '#contract/slateStatus.ts';
import { type GamesPage, leagueOfPage, pathOfPage } from '#domain/product/gamesPage.ts';
import { builtPage } from '#http/builtPage.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { type TimedText, timedList } from '#slate/answers/timedText.ts';
import { answers } from '#slate/answers/tools.ts';
import type { Site } from '#wiring';
import { keptGamesPages } from './tools.ts';
import { wholeMinute } from './wholeMinute.ts';

async function read<T>(
  { use }: Site,
  key: string,
  { answer }: { readonly answer: z.ZodMiniType<T> },
  now: Date,
  otherwise?: TimedText,
): Promise<T> {
  const found = await use(answers).read(key, now, otherwise);
  if (!found) throw new Error(`${key} has not been rendered`);
  return answer.parse(JSON.parse(new TextDecoder().decode(found.bytes)));
}

/** The current slate's hash; empty before the first, as on pages. */
const hashAt = async (site: Site, now: Date): Promise<string> =>
  (await read(site, ANSWER_KEYS.slate, slateStatus, now)).contentHash ?? '';

async function render(
  site: Site,
  siteUrl: string,
  page: GamesPage,
  slate: string,
  now: Date,
): Promise<string> {
  const [games, stats, built] = await Promise.all([
    read(site, ANSWER_KEYS.upcomingGames(leagueOfPage(page)), gamesUpcoming, now, timedList([])),
    read(site, ANSWER_KEYS.platformStats, platformStats, now),
    builtPage(site, siteUrl, pathOfPage(page)),
  ]);
  if ((await hashAt(site, now)) !== slate) throw new Error('Another slate went up in between');
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
  const slate = await hashAt(site, now);
  const pages = site.use(keptGamesPages);
  return pages(`${slate} ${page} ${now.getTime()}`, () => render(site, siteUrl, page, slate, now));
}
