import process from 'node:process';
import type * as z from 'zod/mini';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { platformStats } from '#contract/platformStats.ts';
import { slateStatus } from '#contract/slateStatus.ts';
import { type GamesPage, leagueOfPage, pathOfPage } from '#domain/gamesPage.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { list, type TimedText } from '#server/tasks/answers/timedText.ts';
import { builtPage } from './builtPage.ts';
import { currentAnswers } from './environment.ts';
import { keep } from './keep.ts';
import { wholeMinute } from './wholeMinute.ts';

async function read<T>(
  key: string,
  { answer }: { readonly answer: z.ZodMiniType<T> },
  now: Date,
  otherwise?: TimedText,
): Promise<T> {
  const found = await currentAnswers().read(key, now, otherwise);
  if (!found) throw new Error(`${key} has not been rendered`);
  return answer.parse(JSON.parse(new TextDecoder().decode(found.bytes)));
}

/** Which slate is up; empty before the first, as pages say it. */
const hashAt = async (now: Date): Promise<string> =>
  (await read(KEYS.slate, slateStatus, now)).contentHash ?? '';

const pages = keep<string>(30);

async function render(siteUrl: string, page: GamesPage, slate: string, now: Date): Promise<string> {
  const [games, stats, built] = await Promise.all([
    read(KEYS.upcomingGames(leagueOfPage(page)), gamesUpcoming, now, list([])),
    read(KEYS.platformStats, platformStats, now),
    builtPage(siteUrl, pathOfPage(page)),
  ]);
  if ((await hashAt(now)) !== slate) throw new Error('Another slate went up in between');
  // React's build for development is three times slower; loaded where it is needed.
  process.env.NODE_ENV ??= 'production';
  const { gamesDocument } = await import('#layouts/gamesPage/gamesDocument.tsx');
  return gamesDocument(page, { games, stats, now, slate, built });
}

/** What a page of games shows, from the answers that are up. Throws where they cannot be read. */
export async function renderGames(siteUrl: string, page: GamesPage, at: Date): Promise<string> {
  const now = wholeMinute(at);
  const slate = await hashAt(now);
  return pages(`${slate} ${page} ${now.getTime()}`, () => render(siteUrl, page, slate, now));
}
