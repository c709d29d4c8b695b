import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { type ShareCard, socialCardText } from './card.ts';
import { cardPath } from './cardPath.ts';
import { drawCard } from './drawCard.ts';
import { textWidth, wrap } from './type.ts';

const CARD: ShareCard = {
  kicker: 'NFL · Sunday, November 22, 1:00 PM EST',
  title: 'Las Vegas Raiders @ Kansas City Chiefs',
  figures: [
    { label: 'Raiders win', value: '22.4%', side: 'away' },
    { label: 'Chiefs win', value: '77.6%', side: 'home' },
  ],
  comb: { away: 22.4, draw: 0 },
  asOf: 'As of Sunday, November 22, 8:03 AM EST',
};
const CUT = { weight: 800, width: 112 } as const;

/** Where the outlines of a drawing begin, in px from the left. */
const starts = (svg: string): number[] =>
  [...svg.matchAll(/<path fill="[^"]*" transform="translate\(([\d.-]+) /g)].map(([, x]) =>
    Number(x),
  );

test('in words it is title, section, figures and their time', () => {
  expect(socialCardText(CARD)).toBe(
    'Las Vegas Raiders @ Kansas City Chiefs. NFL · Sunday, November 22, 1:00 PM EST. Raiders win 22.4%, Chiefs win 77.6%. As of Sunday, November 22, 8:03 AM EST',
  );
});

test.each<[string, ShareCard]>([
  ['a game', CARD],
  ['nothing but a title', { title: 'Search', figures: [] }],
  ['a title far too long', { title: 'Wolverhampton Wanderers '.repeat(9).trim(), figures: [] }],
  [
    'long names under the figures',
    {
      ...CARD,
      figures: CARD.figures.map((each) => ({
        ...each,
        label: 'Borussia Mönchengladbach, the biggest favorite',
      })),
    },
  ],
  ['letters the face lacks', { title: 'Łukasz Teodorczyk @ 日本 😀 <&>"', figures: [] }],
])('%s is drawn within the image', (_, card) => {
  const svg = drawCard(card);
  expect(parse(svg).querySelector('svg')?.getAttribute('width')).toBe('1200');
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(starts(svg).length).toBeGreaterThanOrEqual(3);
  for (const x of starts(svg)) {
    expect(x).toBeGreaterThanOrEqual(64);
    expect(x).toBeLessThan(1200 - 64);
  }
});

test('its colors are the light ones of the theme', () => {
  const theme = readFileSync(new URL('../../site/styles/theme.css', import.meta.url), 'utf8');
  const light = new Set(theme.slice(0, theme.indexOf('@variant dark')).match(/#[\da-f]{6}/g));
  const drawn = new Set(drawCard(CARD).match(/#[\da-f]{6}/g));
  expect(drawn.size).toBeGreaterThan(5);
  expect([...drawn].filter((color) => !light.has(color))).toEqual([]);
});

test('lines are broken between words and fit', () => {
  const lines = wrap('one two three four five six seven', 80, CUT, 500);
  expect(lines.join(' ')).toBe('one two three four five six seven');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(textWidth(line, 80, CUT)).toBeLessThanOrEqual(500);
  // A word alone may be wider.
  expect(wrap('Unbreakable', 80, CUT, 10)).toEqual(['Unbreakable']);
});

test('another figure is another address', () => {
  expect(cardPath(CARD)).toMatch(/^\/cards\/[0-9a-f]{20}\.png$/);
  expect(cardPath({ ...CARD, comb: { away: 22.5, draw: 0 } })).not.toBe(cardPath(CARD));
});
