import process from 'node:process';
import type { ListedGame } from '#domain/listedGame.ts';
import { otherGamesByDay } from '#domain/otherGames.ts';
import { easternDate } from '#domain/time.ts';
import { readSlateDay, readSlateGame } from '#server/tasks/readGamePage.ts';
import { builtPage } from './builtPage.ts';
import { currentStore } from './environment.ts';
import { keep } from './keep.ts';
import { wholeMinute } from './wholeMinute.ts';

const pages = keep<string | undefined>(30);
const days = keep<readonly ListedGame[]>(2);

/** The page of a game as the slate that is up has it, in the frame of its league; undefined where it has no such game. */
export async function renderGame(
  siteUrl: string,
  id: number,
  at: Date,
): Promise<string | undefined> {
  const store = currentStore();
  const now = wholeMinute(at);
  const current = await store.readCurrentSlate();
  if (!current) return undefined;
  const { id: slateId, contentHash: slate, sample } = current;
  return pages(`${slateId} ${id} ${now.getTime()}`, async () => {
    const found = await readSlateGame(store, current, id);
    if (!found) return undefined;
    const { game, ledger, lines } = found;
    const date = easternDate(game.gameTime);
    const [day, frame] = await Promise.all([
      days(`${slateId} ${date}`, () => readSlateDay(store, slateId, date)),
      builtPage(siteUrl, `/game-shell/${game.league.toLowerCase()}`),
    ]);
    // React's build for development is three times slower.
    process.env.NODE_ENV ??= 'production';
    // Loaded where it is needed: an address without a game needs no React.
    const { gameDocument } = await import('#layouts/gamePage/gameDocument.tsx');
    const others = otherGamesByDay(day, now)(game);
    return gameDocument(frame, { game, ledger, lines, others, slate, sample, now });
  });
}
