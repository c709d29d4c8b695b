import process from 'node:process';
import * as z from 'zod/mini';
import { moveFiguresSchema } from '#contract/moves.ts';
import { pricedGamesSchema } from '#contract/pricedGame.ts';
import { slateStatus } from '#contract/slateStatus.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import type { BoardGame } from '#domain/prices/board/boardGame.ts';
import { LATELY_MS } from '#domain/prices/board/movesLately.ts';
import { withNewestOdds } from '#domain/prices/board/newestOdds.ts';
import { type PricesAsked, pricesName, priceViewPath } from '#domain/product/pricesPage.ts';
import { builtPage } from '#http/builtPage.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { parsedRows } from '#slate/answers/recordRows.ts';
import { currentRecord } from '#slate/answers/recordTools.ts';
import { timedList } from '#slate/answers/timedText.ts';
import { readPriceSpanRows } from '#slate/archive/priceSpans.ts';
import { RECORD_PARTS } from '#slate/record/store/record.ts';
import { promptClient } from '#store/tools.ts';
import type { Site } from '#wiring';
import { readHash, readPageAnswer } from './readAnswer.ts';
import { keptPricesPages, keptSpans } from './tools.ts';
import { wholeMinute } from './wholeMinute.ts';

/** Of earlier prices so much is read: the last hour's moves, and what edges are held against. */
const SINCE_MS = 6 * LATELY_MS;

/** What our readings showed of the prices; nothing if it cannot be read: the prices themselves are there. */
async function spansOf(site: Site, slate: string, games: readonly number[], now: Date) {
  try {
    return await site.use(keptSpans)(`${slate} ${now.getTime()}`, () =>
      readPriceSpanRows(site.use(promptClient), games, new Date(now.getTime() - SINCE_MS)),
    );
  } catch (error) {
    console.error('The history of prices cannot be read:', error);
    return new Map<number, never>();
  }
}

/** All that pages of prices are drawn from, of one slate. */
async function readBoard(site: Site, slate: string, now: Date): Promise<readonly BoardGame[]> {
  const priced = await readPageAnswer(
    site,
    ANSWER_KEYS.pricedGames,
    { answer: pricedGamesSchema },
    now,
    timedList([]),
  );
  if ((await readHash(site, now)) !== slate) throw new Error('Another slate went up in between');
  const spans = await spansOf(
    site,
    slate,
    priced.map(({ game }) => game.id),
    now,
  );
  return withNewestOdds(
    priced.map(({ game, moves }) => ({ game, moves, spans: spans.get(game.id) ?? [] })),
  );
}

/** How expected moves ended, for the one view that says so. */
async function gradedMoves(site: Site, { view }: PricesAsked) {
  const record = view === 'expected' ? await site.use(currentRecord)() : undefined;
  return record?.state.parts.has(RECORD_PARTS.moves)
    ? await parsedRows(record, RECORD_PARTS.moves, z.array(moveFiguresSchema))
    : [];
}

/** React's build for development is three times slower; loaded where it is needed. */
function documents() {
  process.env.NODE_ENV ??= 'production';
  return import('#render/pricesPage/pricesDocument.tsx');
}

/** The built page of a view: a frame for what it shows now. */
const frameOf = (site: Site, siteUrl: string, { view }: PricesAsked): Promise<string> =>
  builtPage(site, siteUrl, `${priceViewPath(view)}.html`);

/** A page of prices as a build would write it now. Throws if its slate cannot be read. */
export async function renderPrices(
  site: Site,
  siteUrl: string,
  asked: PricesAsked,
  at: Date,
  refused = false,
): Promise<string> {
  const now = wholeMinute(at);
  const [status, slate] = await Promise.all([
    readPageAnswer(site, ANSWER_KEYS.slate, slateStatus, now),
    readHash(site, now),
  ]);
  const key = `page ${slate} ${pricesName(asked)} ${refused} ${now.getTime()}`;
  return site.use(keptPricesPages)(key, async () => {
    const [frame, board, graded, { pricesDocument }] = await Promise.all([
      frameOf(site, siteUrl, asked),
      readBoard(site, slate, now),
      gradedMoves(site, asked),
      documents(),
    ]);
    // As the page's script does when its slate is confirmed.
    const asOf = Object.entries(status.asOf)
      .flatMap(([name, instant]) => (findLeague(name) ? [instant] : []))
      .toSorted()
      .at(-1);
    return pricesDocument(frame, { asked, board, now, graded, slate, asOf, refused });
  });
}

/** The later content of an open page of prices, part by part. */
export async function renderLaterPrices(
  site: Site,
  siteUrl: string,
  asked: PricesAsked,
  at: Date,
): Promise<string> {
  const now = wholeMinute(at);
  const slate = await readHash(site, now);
  const key = `later ${slate} ${pricesName(asked)} ${now.getTime()}`;
  return site.use(keptPricesPages)(key, async () => {
    const [built, board, graded, { laterPrices }] = await Promise.all([
      frameOf(site, siteUrl, asked),
      readBoard(site, slate, now),
      gradedMoves(site, asked),
      documents(),
    ]);
    return laterPrices({ asked, board, now, graded, slate, built });
  });
}
