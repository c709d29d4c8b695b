import process from 'node:process';
import { gameById } from '#contract/gameById.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { byStart } from '#domain/game/byStart.ts';
import { isClosed } from '#domain/game/freshness.ts';
import type { CardGame, PredictedCardGame } from '#domain/game/listedGame.ts';
import { LEAGUES, leaguePath } from '#domain/leagues/league.ts';
import { NOT_FOUND } from '#domain/words/notFound.ts';
import type { Call } from '#http/endpoint.ts';
import { UNKEPT } from '#http/headers.ts';
import { htmlAnswer, plainTextPage, servedPage } from '#http/page.ts';
import type { EmbedDocument } from '#render/embed/embedDocument.tsx';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { timedList } from '#slate/answers/timedText.ts';
import { answers } from '#slate/answers/tools.ts';
import { type EmbedAddress, embedAddress } from './embedAddress.ts';
import { embedHeaders } from './embedHeaders.ts';

/** Whatever a frame on somebody else's page asks for may be shown there. */
const SHOWN = { 'cross-origin-resource-policy': 'cross-origin' };

const isPredicted = (game: CardGame): game is PredictedCardGame => game.prediction !== undefined;

/** React's build for development is three times slower; loaded where it is needed. */
async function renderer() {
  process.env.NODE_ENV ??= 'production';
  return import('#render/embed/embedDocument.tsx');
}

interface Answered extends EmbedDocument {
  readonly status: number;
  readonly tag: string;
}

const jsonOf = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** The card of a game on the current slate. */
async function ofGame({ site, now }: Call, id: number, { theme }: EmbedAddress): Promise<Answered> {
  const read = await site.use(answers).read(ANSWER_KEYS.game(id), now);
  const game = read && gameById.answer.parse(jsonOf(read.bytes));
  const { emptyEmbed, gameEmbed } = await renderer();
  const tag = `slate,game-${id}`;
  if (!game) {
    const text = 'It may be over: a card shows a game for as long as we list it.';
    const gone = emptyEmbed(NOT_FOUND.gameNotFound, text, '/predictions', theme);
    return { ...gone, status: 404, tag };
  }
  if (!isPredicted(game)) {
    const title = `${game.awayTeam.name} @ ${game.homeTeam.name}`;
    const pending = emptyEmbed(title, 'No prediction yet.', `/game/${id}`, theme);
    return { ...pending, status: 200, tag };
  }
  return { ...gameEmbed(game, now, theme), status: 200, tag };
}

/** The card of a league's next predicted game. */
async function ofLeague(
  { site, now }: Call,
  address: Extract<EmbedAddress, { kind: 'league' }>,
): Promise<Answered> {
  const { league, theme } = address;
  const read = await site.use(answers).read(ANSWER_KEYS.upcomingGames(league), now, timedList([]));
  const games: readonly CardGame[] = read ? gamesUpcoming.answer.parse(jsonOf(read.bytes)) : [];
  const next = games
    .filter((game) => !isClosed(game, now))
    .toSorted(byStart)
    .find(isPredicted);
  const { emptyEmbed, gameEmbed } = await renderer();
  const { name } = LEAGUES[league];
  const text = 'The next one shows here as soon as it is published.';
  const document = next
    ? gameEmbed(next, now, theme)
    : emptyEmbed(`No upcoming ${name} prediction`, text, leaguePath(league), theme);
  return { ...document, status: 200, tag: 'slate' };
}

async function answer(call: Call): Promise<Response> {
  const { request, url } = call;
  const address = embedAddress(url);
  if (!address) return plainTextPage(404, 'There is no such card', SHOWN);
  if (url.pathname + url.search !== address.canonical) {
    // The CDN distinguishes addresses only by path and theme: its copy of this redirect would point to itself.
    const { 'netlify-cdn-cache-control': _, 'netlify-vary': __, ...headers } = embedHeaders('');
    return new Response(null, {
      status: 301,
      headers: { ...headers, location: address.canonical },
    });
  }
  const made =
    address.kind === 'game'
      ? await ofGame(call, address.id, address)
      : await ofLeague(call, address);
  return htmlAnswer(request, made.html, {
    status: made.status,
    safe: embedHeaders(made.style),
    headers: { 'netlify-cache-tag': made.tag },
  });
}

/** A card saying that there is none now; it appears in a frame on someone else's page. */
async function notAvailable(): Promise<Response> {
  const { emptyEmbed } = await renderer();
  const { html, style } = emptyEmbed(
    'Not available',
    'We cannot show the prediction right now.',
    '/predictions',
    undefined,
  );
  const { 'netlify-cdn-cache-control': _, ...headers } = embedHeaders(style);
  return new Response(html, {
    status: 503,
    headers: {
      ...headers,
      ...UNKEPT,
      'retry-after': '30',
      'content-type': 'text/html; charset=utf-8',
    },
  });
}

/** `/embed/game/{id}` and `/embed/league/{league}`: a card for other people's pages, from the current slate. */
export const EMBEDS = [
  servedPage('/embed/game/:id', answer, { instead: notAvailable, headers: SHOWN }),
  servedPage('/embed/league/:league', answer, { instead: notAvailable, headers: SHOWN }),
] as const;
