import process from 'node:process';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { findPlayerLeague, playerIdIn, playerPath } from '#domain/players/playerPaths.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { cached, SAFE_PAGE } from '#http/headers.ts';
import { movedTo } from '#http/open.ts';
import { htmlAnswer, servedPage } from '#http/page.ts';
import { knownPlayer } from '#slate/answers/players/knownPlayer.ts';
import { presentPlayer } from '#slate/answers/players/presentPlayer.ts';
import { notFoundPage } from '../notFoundPage.ts';
import { wholeMinute } from '../wholeMinute.ts';
import { readAhead } from './readBoard.ts';

/** What the line box of an address asks for. */
const PARAMETERS = ['stat', 'line'] as const;
const KEPT = cached({ parameters: PARAMETERS });

async function answer(call: Call): Promise<Response> {
  const { site, request, url, context } = call;
  const now = wholeMinute(call.now);
  const [, , leagueText = '', part = '', ...rest] = url.pathname.replace(/\/$/, '').split('/');
  const league = findPlayerLeague(leagueText);
  const playerId = playerIdIn(part);
  if (!league || playerId === undefined || rest.length > 0) return notFoundPage(call);
  const [known, ahead] = await Promise.all([
    site.use(knownPlayer)({ league, playerId }),
    readAhead(site, league, playerId, now),
  ]);
  const { next } = ahead;
  const name = next?.line.name ?? known?.name;
  if (name === undefined) {
    const present = await site.use(presentPlayer)({ league, playerId });
    return present === undefined
      ? notFoundPage(call)
      : movedTo(playerPath(league, present) + url.search, SAFE_PAGE);
  }
  const canonical = playerPath(league, { playerId, name });
  if (url.pathname !== canonical) return movedTo(canonical + url.search, SAFE_PAGE);
  const [stat = '', line = ''] = PARAMETERS.map((one) => url.searchParams.get(one) ?? '');
  const shell = await builtPage(site, context.site.url ?? '', '/players-shell');
  // React's build for development is three times slower; loaded where it is needed.
  process.env.NODE_ENV ??= 'production';
  const { playerDocument } = await import('#render/playersPage/playerDocument.tsx');
  const html = playerDocument(shell, {
    league,
    playerId,
    name,
    known,
    next,
    asked: { stat, line },
    now,
    learnedTo: ahead.learnedTo,
    asOf: ahead.asOf,
    sample: ahead.games.some(({ sample }) => sample),
  });
  return htmlAnswer(request, html, { status: 200, headers: KEPT });
}

const FAILED = { failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }) };

/** `/player/{league}/{number}-{name}`: a player's next game and his last ones; 404 for who is on no list of ours, and the feed's number takes over from an id of ours. */
export const PLAYER_PAGE = servedPage('/player/*', answer, FAILED);
