import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PriceSpan, readPrices, withoutFlicker } from './sharpReading.ts';

const MINUTE = 60_000;
/** One reading a minute; 100 is now. */
const NOW = 100 * MINUTE;

const span = (
  book: string,
  prices: readonly number[],
  from: number,
  to = 100,
  more: Partial<PriceSpan> = {},
): PriceSpan => ({
  book,
  market: 'moneyline',
  prices,
  seenFrom: from * MINUTE,
  seenTo: to * MINUTE,
  ...more,
});

/** Pinnacle and two more moved from −110 to −140 at minute 98; DraftKings still shows what it showed at minute 90. */
const LAGGING: readonly PriceSpan[] = ['pinnacle', 'fanduel', 'betmgm'].flatMap((book) => [
  span(book, [-110, -110], 80, 97),
  span(book, [-140, 120], 98),
]);
const STILL = span('draftkings', [-112, -108], 90);

const verdictOf = (
  history: readonly PriceSpan[],
  {
    book = 'draftkings',
    outcome = 0,
    now = NOW,
    league = 'NBA',
    line = undefined as number | undefined,
  } = {},
) => {
  const found = readPrices({ league, now, history }).find(
    (price) => price.book === book && price.outcome === outcome && price.line === line,
  );
  if (!found) return 'not read';
  return 'edge' in found.verdict ? 'edge' : found.verdict.none;
};

test('a book that has not followed is an edge on one side alone, for two minutes from its reading', () => {
  expect(verdictOf([...LAGGING, STILL])).toBe('edge');
  expect(verdictOf([...LAGGING, STILL], { outcome: 1 })).toBe('close');
  const [price] = readPrices({ league: 'NBA', now: NOW, history: [...LAGGING, STILL] }).filter(
    ({ verdict }) => 'edge' in verdict,
  );
  expect(price).toMatchObject({ book: 'draftkings', american: -112, readAt: NOW });
  expect(price?.until).toBe(NOW + 2 * MINUTE);
  expect(verdictOf([...LAGGING, STILL], { now: NOW + 2 * MINUTE - 1 })).toBe('edge');
  expect(verdictOf([...LAGGING, STILL], { now: NOW + 2 * MINUTE })).toBe('old');
});

test('two soft books, or eleven: no sharp book is read, so there is no edge', () => {
  const soft = ['bovada', 'fanduel', 'betmgm', 'caesars'].flatMap((book) => [
    span(book, [-110, -110], 80, 97),
    span(book, [-140, 120], 98),
  ]);
  expect(verdictOf([...soft.slice(0, 2), STILL])).toBe('noSharpBook');
  expect(verdictOf([...soft, STILL])).toBe('noSharpBook');
});

describe('who counts', () => {
  const moved = (book: string) => [span(book, [-110, -110], 80, 97), span(book, [-140, 120], 98)];
  test('BetOnline judges in US leagues alone, and LowVig is the same operator', () => {
    const two = [...moved('betonlineag'), ...moved('fanduel'), STILL];
    expect(verdictOf(two)).toBe('fewBooks');
    expect(verdictOf([...two, ...moved('lowvig')])).toBe('fewBooks');
    expect(verdictOf([...two, ...moved('betmgm')])).toBe('edge');
    expect(verdictOf([...two, ...moved('betmgm')], { league: 'EPL' })).toBe('noSharpBook');
    expect(verdictOf([...two, ...moved('betmgm')], { book: 'betonlineag' })).toBe('sharpBook');
  });
  test('prices read more than ten minutes ago, of another line or of a dead scan are left out', () => {
    const [old, fresh] = moved('pinnacle');
    const rest = [...moved('fanduel'), ...moved('betmgm'), STILL];
    const pinnacle = (change: Partial<PriceSpan>) =>
      verdictOf([...(old ? [old] : []), ...(fresh ? [{ ...fresh, ...change }] : []), ...rest]);
    expect(pinnacle({})).toBe('edge');
    expect(pinnacle({ seenFrom: 88 * MINUTE, seenTo: 89 * MINUTE })).toBe('noSharpBook');
    expect(pinnacle({ line: -3.5 })).toBe('noSharpBook');
    expect(pinnacle({ scannedAt: 89 * MINUTE })).toBe('noSharpBook');
    expect(pinnacle({ scannedAt: 99 * MINUTE })).toBe('edge');
  });
  test('an exchange counts after its commission: 2.10 is 2.045', () => {
    const at = (price: number) => [
      ...moved('fanduel'),
      ...moved('betmgm'),
      span('betfair_ex', [price, price], 80),
      STILL,
    ];
    expect(verdictOf(at(110))).toMatch(/close|notMoved/);
  });
});

describe('who moved', () => {
  test('the book that moved away by itself is none', () => {
    const others = ['pinnacle', 'fanduel', 'betmgm'].map((book) => span(book, [-140, 120], 80));
    const book = [span('draftkings', [-140, 120], 80, 98), span('draftkings', [-112, -108], 99)];
    expect(verdictOf([...others, ...book])).toBe('notMoved');
  });
  test('a book that joins moves nothing', () => {
    const soft = ['fanduel', 'betmgm'].map((book) => span(book, [-110, -110], 80));
    expect(verdictOf([...soft, span('pinnacle', [-150, 130], 98), STILL])).toBe('noHistory');
  });
  test('a jump back and forth within one reading is no move: the price was never gone', () => {
    const flicker = [
      span('draftkings', [-112, -108], 90, 97),
      span('draftkings', [-200, 170], 98, 98),
      span('draftkings', [-112, -108], 99),
    ];
    expect(verdictOf([...LAGGING, ...flicker])).toBe('edge');
    const back = [
      span('draftkings', [-112, -108], 90, 96),
      span('draftkings', [-200, 170], 97, 98),
      span('draftkings', [-112, -108], 99),
    ];
    expect(verdictOf([...LAGGING, ...back])).toBe('notMoved');
  });
  test('another outcome’s price may change: the bet’s own has stood', () => {
    const book = [span('draftkings', [-112, -108], 90, 98), span('draftkings', [-112, -106], 99)];
    expect(verdictOf([...LAGGING, ...book])).toBe('edge');
  });
  test('the feed’s own last update does not say who moved', () => {
    const scanned = [...LAGGING, STILL].map((one) => ({ ...one, scannedAt: NOW }));
    expect(verdictOf(scanned)).toBe('edge');
  });
});

test('a line that the next reading replaced is gone, and other lines are other bets', () => {
  const lined = (book: string, line: number, prices: number[], from: number, to = 100) =>
    span(book, prices, from, to, { market: 'spread', line });
  const others = ['pinnacle', 'fanduel', 'betmgm'].flatMap((book) => [
    lined(book, -3.5, [-110, -110], 80, 97),
    lined(book, -3.5, [-140, 120], 98),
  ]);
  const book = [lined('draftkings', -3.5, [-112, -108], 90)];
  expect(verdictOf([...others, ...book], { line: -3.5 })).toBe('edge');
  const gone = [
    lined('draftkings', -3.5, [-112, -108], 90, 99),
    lined('draftkings', -4.5, [-110, -110], 100),
  ];
  expect(verdictOf([...others, ...gone], { line: -3.5 })).toBe('not read');
  expect(verdictOf([...others, ...gone], { line: -4.5 })).toBe('noSharpBook');
});

test('what is without flicker has no flicker, and says nothing else of when a price was seen', () => {
  const price = fc.constantFrom(-110, -120, 105);
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), (prices) => {
      const history = prices.map((one, at) => span('x', [one, -one], at, at));
      const kept = withoutFlicker(history);
      expect(withoutFlicker(kept)).toEqual(kept);
      expect(kept[0]?.seenFrom).toBe(history[0]?.seenFrom);
      expect(kept.at(-1)?.seenTo).toBe(history.at(-1)?.seenTo);
      expect(kept.at(-1)?.prices).toEqual(history.at(-1)?.prices);
    }),
  );
});
