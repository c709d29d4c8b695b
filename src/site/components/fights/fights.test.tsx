import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type FightEvent, fightEvent } from '#contract/answers/fights/event.ts';
import { EXAMPLE_CARD } from '#domain/events/exampleEvents.fixture.ts';
import type { Bout } from '#domain/events/fightCard.ts';
import { payingCard } from '#domain/events/payingPair.fixture.ts';
import type { PriceClock } from '#domain/events/priceClock.ts';
import { laggingPart } from '#domain/prices/sharpHistory.fixture.ts';
import { BoutLine } from './BoutLine.tsx';
import { EventCard } from './boxing/EventCard.tsx';
import { cardLine } from './CardFacts.tsx';
import { FightNight } from './FightNight.tsx';
import { MainEvent } from './MainEvent.tsx';

const OPEN: PriceClock = { state: 'open', postponed: false };

const [MAIN] = EXAMPLE_CARD.bouts as [Bout];
const made = fightEvent({
  ...EXAMPLE_CARD,
  league: 'Boxing',
  bouts: [MAIN, { ...MAIN, key: '2' }],
});
if (!made) throw new Error('the example has a bout');
const EVENT: FightEvent = made;
/** The example starts on November 22, 2026, 01:00 UTC. */
const event = (now: string, fields: Partial<FightEvent> = {}) =>
  renderToStaticMarkup(<EventCard event={{ ...EVENT, ...fields }} now={now} />);
const text = (html: string) =>
  html
    .replaceAll(/<span class="whole">([^<]*)<\/span>/g, '$1')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|');

test('a boxing event says when in Eastern time, with the zone of the date', () => {
  expect(text(event('2026-11-20T12:00:00Z'))).toContain('Saturday, November 21, 8:00 PM EST');
  const summer = event('2026-11-20T12:00:00Z', { date: '2026-07-12T00:00:00Z' });
  expect(text(summer)).toContain('Saturday, July 11, 8:00 PM EDT');
  expect(text(event('2026-11-20T12:00:00Z', { timeKnown: false }))).toContain('time TBD');
});

test('LIVE within 3 hours before or after the start, TODAY on the Eastern day', () => {
  const badges = (now: string) =>
    ['|LIVE|', '|TODAY|'].map((badge) => text(event(now)).includes(badge));
  expect(badges('2026-11-21T21:59:59Z')).toEqual([false, true]);
  expect(badges('2026-11-21T22:00:00Z')).toEqual([true, true]);
  expect(badges('2026-11-22T04:00:00Z')).toEqual([true, true]);
  expect(badges('2026-11-22T05:00:00Z')).toEqual([false, false]);
});

test('prediction and both fighters’ details are closed; the undercard is open', () => {
  const html = event('2026-11-20T12:00:00Z');
  expect(html.match(/<details/g)).toHaveLength(3);
  expect(html).not.toContain('<details open');
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(text(html)).toContain('|Undercard|');
});

describe('a boxing evening’s best price', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const paying = payingCard(now);
  const [bout] = paying.bouts as [Bout];
  const priced = (moneyline = bout.moneyline) =>
    fightEvent({
      ...paying,
      league: 'Boxing',
      bouts: [bout, { ...bout, key: '2', moneyline }],
    }) as FightEvent;
  const lines = (evening: FightEvent) =>
    [
      ...renderToStaticMarkup(<EventCard event={evening} now={now} />).matchAll(
        /<p class="note pair-price[^"]*">(.*?)<\/p>/g,
      ),
    ].map(([, line = '']) => line);

  test('is said once of the main event and once of every bout, with book and cost', () => {
    const [main, under, ...more] = lines(
      priced(bout.moneyline?.slice(0, 3).map((quote) => ({ ...quote, a: -220 }))),
    );
    expect(more).toEqual([]);
    expect(text(main ?? '')).toMatch(/Best: Able to win −150 \(Off\), \+\d.*no sharp book read/);
    expect(text(under ?? '')).toMatch(/Best: Able to win −220 \(One\), costs \d+¢ per \$1/);
  });

  test('is open, old or closed by the page’s clock, in the words of games', () => {
    const [main = ''] = lines(priced());
    expect(main).toMatch(/data-when="fresh">/);
    expect(main).toMatch(/data-when="stale" hidden="">Prices over 30 min old</);
    expect(main).toMatch(/data-when="closed" hidden="">Prices closed at the start</);
    const off = { ...priced(), status: 'postponed' } as const;
    expect(lines(off)[0]).toMatch(/data-when="closed">Postponed</);
  });

  test('names the book of each price of the undercard', () => {
    expect(text(renderToStaticMarkup(<EventCard event={priced()} now={now} />))).toContain(
      '−150| (Off)|',
    );
  });
});

test('an undercard’s prices say whose they are', () => {
  const [bout] = EVENT.undercard;
  if (!bout) throw new Error('the example has an undercard');
  const said = (oddsFrom: 'book' | 'model' | undefined) =>
    text(event('2026-11-20T12:00:00Z', { undercard: [{ ...bout, oddsFrom }] })).match(
      /Fair odds\.|Odds from one book\./g,
    );
  expect(said('model')).toEqual(['Fair odds.']);
  expect(said('book')).toEqual(['Odds from one book.']);
  expect(said(undefined)).toBeNull();
});

test('every field of the prediction is shown', () => {
  const shown = text(event('2026-11-20T12:00:00Z'));
  for (const field of [
    '|Predicted winner|Ann Able|',
    '|Win probability|66.7%|',
    '|Method|Decision 30%|',
    '|Round|Goes all 3|',
    '|Fight duration|',
    '|Confidence|',
    '|Key factors|',
  ]) {
    expect(shown).toContain(field);
  }
});

test('a fighter’s unknown fields have no line, and no figure is invented', () => {
  const [first, second] = EVENT.fighters;
  const bare = { name: first.name, titles: [], recentForm: [], strengths: [], weaknesses: [] };
  const shown = text(
    event('2026-11-20T12:00:00Z', { fighters: [bare, { ...bare, name: second.name }] }),
  );
  for (const label of ['Age', 'Reach', 'Win rate', 'KO rate', 'Moneyline', 'Strengths']) {
    expect(shown).not.toContain(`|${label}`);
  }
});

test('text from a feed is only ever text', () => {
  const html = event('2026-11-20T12:00:00Z', { title: '<img src=x onerror=alert(1)>' });
  expect(html).not.toContain('<img src=x');
});

test('a bout without a prediction is pending and has no figures', () => {
  const pending = { ...MAIN, prediction: undefined };
  for (const html of [
    renderToStaticMarkup(<BoutLine bout={pending} league="UFC" at={OPEN} />),
    renderToStaticMarkup(<MainEvent bout={pending} seen="2026-11-20T12:00:00Z" at={OPEN} />),
    event('2026-11-20T12:00:00Z', { prediction: undefined, undercard: [] }),
  ]) {
    expect(text(html)).toContain('Prediction pending...');
    expect(html).not.toContain('Win probability:');
  }
});

test('a main event draws its probability and every figure from the same runs', () => {
  const html = renderToStaticMarkup(
    <MainEvent bout={MAIN} seen="2026-11-20T12:00:00Z" at={OPEN} />,
  );
  expect(html).toContain('Win probability: Able 66.7%, Baker 33.3%');
  for (const panel of ['Method of victory', 'Round by round', 'Over / under rounds', 'Fair odds']) {
    expect(text(html)).toContain(`|${panel}|`);
  }
});

test('a bout says what our model alone says in one line, and no return is worked out from it', () => {
  const MADE = MAIN.prediction;
  if (!MADE) throw new Error('the example is predicted');
  const quote = {
    book: 'testbook',
    feed: 'espn',
    provider: 'Test Book',
    sample: false,
    asOf: '2026-11-20T12:00:00Z',
    a: -200,
    b: 170,
  } as const;
  const own = { a: 0.9, b: 0.1 };
  const anchor = { a: 0.647, b: 0.353, books: ['Test Book'], leftOut: [] };
  const said = (fields: object, moneyline: Bout['moneyline'] = [quote], at: PriceClock = OPEN) =>
    text(
      renderToStaticMarkup(
        <MainEvent
          bout={{ ...MAIN, moneyline, prediction: { ...MADE, ...fields } }}
          seen={quote.asOf}
          at={at}
        />,
      ),
    );
  const anchored = said({ own, anchor });
  expect(anchored).toContain('Our model alone: Able 90%.');
  expect(anchored).toContain('Adjusted to the odds at Test Book');
  // The head names the best price and why its return is none; each side's price has its own.
  expect(anchored).toMatch(/(Able to win at −200|Baker to win at \+170)/);
  expect(anchored).not.toMatch(/no edge/i);
  const alone = said({ own });
  expect(alone).toContain('No line yet: our model alone.');
  expect(alone).not.toContain('edge');
  expect(alone).not.toContain('¢');
  expect(alone).toContain('our prediction is older than the price');
});

test('a main event’s head names the bet that pays; a later bout’s closed line does, too', () => {
  const MADE = MAIN.prediction;
  if (!MADE) throw new Error('the example is predicted');
  const quote = { feed: 'espn', sample: false, asOf: '2026-11-20T12:00:00Z' } as const;
  const books = ['One', 'Two', 'Three'].map((provider) => ({
    ...quote,
    book: provider.toLowerCase(),
    provider,
    a: -200,
    b: 170,
  }));
  const prediction = {
    ...MADE,
    own: { a: 0.66, b: 0.34 },
    anchor: { a: 0.66, b: 0.34, books: ['One'], leftOut: [] },
  };
  const moneyline = [...books, { ...quote, book: 'off', provider: 'Off', a: -160, b: 138 }];
  const bout = laggingPart({ ...MAIN, moneyline, prediction }, 0.66);
  const head = text(renderToStaticMarkup(<MainEvent bout={bout} seen={quote.asOf} at={OPEN} />));
  expect(head).toContain('|Edge|Able to win at −160|+3.5¢ |per $1|Off. |');
  const line = (of: Bout) =>
    text(renderToStaticMarkup(<BoutLine bout={of} league="UFC" at={OPEN} />));
  expect(line(bout)).toContain('Edge: Able to win −160 (Off), +3.5¢ per $1');
  expect(line({ ...bout, moneyline: books })).toMatch(
    /Decision 30%\|: Able vs\. Baker.*\|Best: Able to win −200 \(One\), breaks even, same price at Two and 1 more\|/,
  );
  expect(line({ ...bout, moneyline: [] })).not.toContain('edge');
});

test('a return stands while the price behind it is fresh; then it is old or closed, in the words of games', () => {
  const MADE = MAIN.prediction;
  if (!MADE) throw new Error('the example is predicted');
  const quote = { feed: 'espn', sample: false, asOf: '2026-11-20T12:00:00Z' } as const;
  const moneyline = ['One', 'Two', 'Three'].map((provider) => ({
    ...quote,
    book: provider.toLowerCase(),
    provider,
    a: -200,
    b: 170,
  }));
  const off = { ...quote, book: 'off', provider: 'Off', a: -160, b: 138 };
  const prediction = {
    ...MADE,
    own: { a: 0.66, b: 0.34 },
    anchor: { a: 0.66, b: 0.34, books: ['One', 'Two', 'Three', 'Off'], leftOut: [] },
  };
  const bout = { ...MAIN, moneyline: [...moneyline, off], prediction };
  const shown = (state: PriceClock['state']) => {
    const html = renderToStaticMarkup(
      <MainEvent bout={bout} seen="2026-11-20T12:00:00Z" at={{ state, postponed: false }} />,
    );
    return [
      /data-when="fresh"( hidden="")?>\+8\.3¢ per \$1/,
      /data-when="stale"( hidden="")?>Prices over 30 min old<\/span>/,
      /data-when="closed"( hidden="")?>Prices closed at the start<\/span><\/dd>/,
    ]
      .map((mark) => mark.exec(html))
      .map((found) => found !== null && found[1] === undefined);
  };
  expect(shown('open')).toEqual([true, false, false]);
  expect(shown('old')).toEqual([false, true, false]);
  expect(shown('closed')).toEqual([false, false, true]);
});

test('of two whose shares round alike none is said to be the predicted winner', () => {
  const prediction = MAIN.prediction;
  if (!prediction) throw new Error('the example is predicted');
  const { a, b } = prediction.outcome;
  const level = { ...prediction, outcome: { ...prediction.outcome, a, b: a } };
  const said = (outcome: typeof prediction) =>
    text(
      renderToStaticMarkup(
        <MainEvent bout={{ ...MAIN, prediction: outcome }} seen="2026-11-20T12:00:00Z" at={OPEN} />,
      ),
    );
  expect(said(level)).toContain('|Toss-up|');
  expect(said(level)).not.toContain('|Predicted winner|');
  expect(said(prediction)).toContain('|Predicted winner|');
  expect(b).not.toEqual(a);
});

test('a bout on the ledger leads to its entry, the main event says hash and seed; one that is not says nothing', () => {
  const entry = {
    seq: 1234,
    hash: 'ab'.repeat(32),
    previousHash: '',
    appendedAt: '2026-11-20T12:00:00Z',
  };
  const sealed = { entry, start: '2026-11-22T01:00:00Z' };
  const main = renderToStaticMarkup(
    <MainEvent bout={MAIN} seen="2026-11-20T12:00:00Z" at={OPEN} sealed={sealed} />,
  );
  const line = renderToStaticMarkup(
    <BoutLine bout={MAIN} league="UFC" at={OPEN} sealed={sealed} />,
  );
  for (const html of [main, line]) {
    expect(text(html)).toContain('|Ledger entry 1,234|');
    expect(html).toContain('href="/verify?line=1234"');
  }
  expect(text(main)).toContain('sealed 1 d 13 h before the start');
  // The card says it once of all bouts; one that was late says so itself.
  const late = { entry, start: '2026-11-20T11:00:00Z' };
  const lateLine = <BoutLine bout={MAIN} league="UFC" at={OPEN} sealed={late} />;
  expect(text(line)).not.toContain('the start');
  expect(text(renderToStaticMarkup(lateLine))).toContain('recorded after the start');
  // A dozen bouts a card do not each repeat what the line of the ledger shows.
  expect(main).toContain('sha256 abab abab');
  expect(line).not.toContain('sha256');
  expect(renderToStaticMarkup(<BoutLine bout={MAIN} league="UFC" at={OPEN} />)).not.toContain(
    'Ledger',
  );
});

test('what is true of all bouts of a card is said once', () => {
  if (!MAIN.prediction) throw new Error('the example is predicted');
  const anchor = { a: 0.6, b: 0.4, books: ['One', 'Two'], leftOut: [] };
  const bout = { ...MAIN, prediction: { ...MAIN.prediction, own: { a: 0.6, b: 0.4 }, anchor } };
  const keys = ['1', '2', '3', '4'];
  const bouts = keys.map((key) => ({ ...bout, key, segment: 'main' as const }));
  const entry = { seq: 1, hash: '', previousHash: '', appendedAt: '2026-11-20T12:00:00Z' };
  const sealed = new Map(keys.map((key) => [key, { entry, start: EXAMPLE_CARD.startTime }]));
  const now = '2026-11-20T15:00:00Z';
  const card = { ...EXAMPLE_CARD, bouts };
  const html = text(
    renderToStaticMarkup(<FightNight card={card} id="next" sealed={sealed} now={now} dense />),
  );
  const [line = ''] =
    renderToStaticMarkup(
      <BoutLine
        bout={bout}
        league="UFC"
        at={OPEN}
        anchored="Adjusted to the odds at One and Two."
      />,
    ).match(/<article.*<\/article>/) ?? [];
  expect(text(line).replaceAll('|', ' ').split(/\s+/).length, 'words').toBeLessThan(175);
  for (const once of [
    'Adjusted to the odds at One and Two.',
    'in parentheses',
    'on the ledger before',
  ]) {
    expect(html.split(once), once).toHaveLength(2);
  }
});

test('the start of a card with year and zone', () => {
  const bare = { ...EXAMPLE_CARD, venue: undefined, broadcaster: undefined };
  expect(cardLine({ ...bare, startTime: '2025-06-21T16:00:00Z', timeKnown: true })).toBe(
    'Saturday, June 21, 2025, 12:00 PM EDT',
  );
  expect(cardLine({ ...bare, startTime: '2026-11-28T17:00:00Z', timeKnown: false })).toBe(
    'Saturday, November 28, 2026, time TBD',
  );
});
