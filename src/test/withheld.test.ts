import { expect, test } from 'vitest';
import { gameItem } from '#components/feed/gameItem.ts';
import { eventEntry } from '#contract/answers/calendar/eventEntry.ts';
import { gameEntry } from '#contract/answers/calendar/gameEntry.ts';
import { fightEvent } from '#contract/answers/fights/event.ts';
import { gameAnswer } from '#contract/answers/games/answer.ts';
import { individualEvent } from '#contract/answers/individual/event.ts';
import { oddsBoard } from '#contract/answers/odds/board.ts';
import { shownPrediction, tennisPrediction } from '#contract/answers/tennis/prediction.ts';
import { gameById } from '#contract/gameById.ts';
import { EXAMPLE_CARD, EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '#domain/game/exampleGame.fixture.ts';
import { callSentence } from '#domain/prices/callText.ts';
import { mayGiveOn, PRICE_FEEDS, type PriceFeed } from '#domain/prices/feeds.ts';
import { openCall } from '#domain/prices/gameCall.ts';
import { gameEmbed } from '#render/embed/embedDocument.tsx';
import { ledgerPayload } from '#slate/refresh/ledgerPayload.ts';

/** A price that one feed alone has, on both sides of every market, and better than all others. */
const ODD = -103;
const SAID = /(?<![\d.])103(?![\d.])/;
const quoteOf = (feed: PriceFeed) => ({
  ...EXAMPLE_QUOTE,
  feed,
  book: `book-${feed}`,
  provider: `Book of ${feed}`,
  moneyline: { home: ODD, away: ODD },
  spread: { line: -1.5, home: ODD, away: ODD },
  total: { line: 47.5, over: ODD, under: ODD },
});
const gameOf = (feed: PriceFeed) => ({
  ...EXAMPLE_GAME,
  prediction: { ...EXAMPLE_GAME.prediction, bothRated: true },
  odds: [EXAMPLE_QUOTE, quoteOf(feed)],
});
const NOW = new Date(EXAMPLE_QUOTE.asOf);

/** Everything of a game that leaves the site as a file, an answer or a frame. */
function givenAway(game: ReturnType<typeof gameOf>): Readonly<Record<string, string>> {
  const answer = JSON.stringify(gameAnswer(game, NOW.toISOString()));
  const { odds } = gameById.answer.parse(JSON.parse(answer));
  return {
    answer,
    odds: PRICE_FEEDS.filter((feed) => feed === 'espn' || feed === 'bovada')
      .map((feed) => JSON.stringify(oddsBoard([game], feed, NOW)))
      .join(''),
    calendar: JSON.stringify(gameEntry(game, NOW.toISOString())),
    feed: JSON.stringify(gameItem(game)),
    embed: JSON.stringify(gameEmbed({ ...game, odds }, NOW, undefined)),
    ledger: JSON.stringify(ledgerPayload(game, game.prediction)),
  };
}

const outOf = (feed: PriceFeed) =>
  Object.entries(givenAway(gameOf(feed)))
    .filter(([, text]) => SAID.test(text) || text.includes(`Book of ${feed}`))
    .map(([name]) => name);

test.each(PRICE_FEEDS.filter((feed) => !mayGiveOn(feed)))(
  'a price that only %s has is in no answer, calendar, feed, frame or prediction’s line of the ledger',
  (feed) => {
    expect(callSentence(openCall(gameOf(feed)))).toContain(`−103 (Book of ${feed})`);
    expect(outOf(feed)).toEqual([]);
  },
);

test('the same price of a feed that allows it is in all of them', () => {
  expect(outOf('bovada')).toEqual(['answer', 'odds', 'calendar', 'embed', 'ledger']);
});

/** The best price there is on either of a bout or match, which one feed alone has. */
const GOOD = 1203;
const pairQuote = (feed: PriceFeed) => ({
  book: `book-${feed}`,
  feed,
  provider: `Book of ${feed}`,
  sample: false,
  asOf: EXAMPLE_MATCH.asOf,
  a: GOOD,
  b: GOOD,
});
const pricedMatch = (feed: PriceFeed) => ({ ...EXAMPLE_MATCH, moneyline: [pairQuote(feed)] });
const pricedCard = (feed: PriceFeed) => ({
  ...EXAMPLE_CARD,
  bouts: EXAMPLE_CARD.bouts.map((bout) => ({ ...bout, moneyline: [pairQuote(feed)] })),
});

const pairsOutOf = (feed: PriceFeed) => {
  const [match, card] = [pricedMatch(feed), pricedCard(feed)];
  const given: Readonly<Record<string, unknown>> = {
    tennis: tennisPrediction(match),
    card: fightEvent(card),
    events: [individualEvent(match), individualEvent(card)],
    'calendar of tennis': eventEntry(match),
    'calendar of fights': eventEntry(card),
  };
  return Object.entries(given)
    .map(([name, value]) => [name, JSON.stringify(value)] as const)
    .filter(([, text]) => /1,?203/.test(text) || text.includes(`Book of ${feed}`))
    .map(([name]) => name);
};

test.each(PRICE_FEEDS.filter((feed) => !mayGiveOn(feed)))(
  'a price on a bout or match that only %s has is on the match’s page, and in no answer and calendar',
  (feed) => {
    expect(shownPrediction(pricedMatch(feed))?.bestPrice?.says).toContain('+1203');
    expect(pairsOutOf(feed)).toEqual([]);
  },
);

test('the same price of a feed that allows it is in them', () => {
  expect(pairsOutOf('bovada')).toEqual([
    'tennis',
    'card',
    'calendar of tennis',
    'calendar of fights',
  ]);
});
