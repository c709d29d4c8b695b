import process from 'node:process';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { BOARD_PARAMETERS, boardAsked } from '#domain/players/board/boardAsked.ts';
import {
  boardCsvPath,
  boardPath,
  findPlayerLeague,
  PLAYERS_PATH,
} from '#domain/players/playerPaths.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { cached, SAFE_HEADERS, SAFE_PAGE, UNKEPT } from '#http/headers.ts';
import { movedTo } from '#http/open.ts';
import { htmlAnswer, servedPage } from '#http/page.ts';
import { etagOf, taggedAnswer } from '#http/taggedAnswer.ts';
import { notFoundPage } from '../notFoundPage.ts';
import { wholeMinute } from '../wholeMinute.ts';
import { boardCsv } from './boardCsv.ts';
import { readBoard } from './readBoard.ts';

const LISTED = cached({ parameters: BOARD_PARAMETERS });
const CSV = /\.csv$/i;

async function boardFile({ site, request, now }: Call, league: PlayerLeague): Promise<Response> {
  const { said } = await readBoard(site, league, wholeMinute(now));
  const text = boardCsv(said);
  return taggedAnswer(request, text, {
    status: 200,
    etag: etagOf(text),
    headers: {
      ...SAFE_HEADERS,
      ...cached({ parameters: [] }),
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="players-${league.toLowerCase()}.csv"`,
    },
  });
}

async function board(call: Call, league: PlayerLeague): Promise<Response> {
  const { site, request, url, context } = call;
  const now = wholeMinute(call.now);
  const asked = boardAsked(league, url.searchParams);
  const [data, shell] = await Promise.all([
    readBoard(site, league, now),
    builtPage(site, context.site.url ?? '', '/players-shell'),
  ]);
  // React's build for development is three times slower; loaded where it is needed.
  process.env.NODE_ENV ??= 'production';
  const { boardDocument } = await import('#render/playersPage/boardDocument.tsx');
  const refused = asked === undefined;
  const html = boardDocument(shell, { asked: asked ?? { league }, ...data, now, refused });
  return htmlAnswer(request, html, {
    status: refused ? 400 : 200,
    headers: refused ? UNKEPT : LISTED,
  });
}

async function answer(call: Call): Promise<Response> {
  const { url } = call;
  const [, , part = ''] = url.pathname.split('/');
  const league = findPlayerLeague(part.replace(CSV, ''));
  if (!league) return notFoundPage(call);
  const isFile = CSV.test(part);
  const canonical = isFile ? boardCsvPath(league) : boardPath(league);
  if (url.pathname !== canonical) return movedTo(canonical + url.search, SAFE_PAGE);
  return isFile ? boardFile(call, league) : board(call, league);
}

const FAILED = { failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }) };

/** `/players/{league}`: the board of the next games' players, from the current slate; with `.csv` all of it as a file. */
export const BOARD_PAGE = servedPage(`${PLAYERS_PATH}/:league`, answer, FAILED);
