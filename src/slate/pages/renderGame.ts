import process from 'node:process';
import { otherGamesByDay } from '#domain/game/otherGames.ts';
import { asTold } from '#domain/live/asTold.ts';
import { isOverStage } from '#domain/live/liveStage.ts';
import { isShownNow } from '#domain/prices/shownSharpEdge.ts';
import { easternDate } from '#domain/time/time.ts';
import { builtPage } from '#http/builtPage.ts';
import { readLivePicture } from '#slate/live/picture.ts';
import { promptStore } from '#slate/tools.ts';
import { promptClient } from '#store/tools.ts';
import type { Site } from '#wiring';
import type { GamePageNow } from './gamePageNow.ts';
import { newestPrices, withNewest } from './newestPrices.ts';
import { readSlateDay, readSlateGame } from './readGamePage.ts';
import { keptDays, keptGamePages } from './tools.ts';
import { wholeMinute } from './wholeMinute.ts';

/** The page of a game on the current slate, in its league's frame; undefined if it has no such game. */
export async function renderGame(
  site: Site,
  siteUrl: string,
  id: number,
  at: Date,
): Promise<GamePageNow | undefined> {
  const store = site.use(promptStore);
  const now = wholeMinute(at);
  const current = await store.readSlateWith(id);
  if (!current) return undefined;
  const { id: slateId, contentHash: slate, sample } = current;
  const newest = await newestPrices(site, id, at);
  const edges = newest?.edges ?? [];
  const shown = edges.flatMap((edge) => (isShownNow(edge, at) ? edge.id : []));
  const key = [slateId, id, now.getTime(), ...shown].join(' ');
  return site.use(keptGamePages)(key, async () => {
    const found = await readSlateGame(store, current, id);
    if (!found) return undefined;
    const { ledger, lines } = found;
    const begun = Date.parse(found.game.gameTime) <= at.getTime();
    const live = begun ? await readLivePicture(site.use(promptClient), id, at) : undefined;
    const game = withNewest(live ? asTold(found.game, live.live) : found.game, newest);
    const date = easternDate(game.gameTime);
    const [day, frame] = await Promise.all([
      site.use(keptDays)(`${slateId} ${date}`, () => readSlateDay(store, slateId, date)),
      builtPage(site, siteUrl, `/game-shell/${game.league.toLowerCase()}`),
    ]);
    // React's build for development is three times slower.
    process.env.NODE_ENV ??= 'production';
    // Loaded where it is needed: an address without a game needs no React.
    const { gameDocument } = await import('#render/gamePage/gameDocument.tsx');
    const others = otherGamesByDay(day, now)(game);
    const lagging = { edges, record: newest?.record ?? [], now: at };
    const data = { game, ledger, lines, others, slate, sample, now, lagging, live };
    return {
      html: gameDocument(frame, data),
      isOn: live !== undefined && !isOverStage(live.live.stage),
    };
  });
}
