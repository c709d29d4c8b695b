import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tennisPrediction } from '#contract/answers/tennis/prediction.ts';
import { payingMatch } from '#domain/events/payingPair.fixture.ts';
import { MatchCard } from './MatchCard.tsx';

const NOW = new Date('2026-11-21T12:00:00Z');

const line = (fields: object = {}) => {
  const made = tennisPrediction(payingMatch(NOW));
  if (!made) throw new Error('the match has no prediction');
  const html = renderToStaticMarkup(<MatchCard prediction={{ ...made, ...fields }} />);
  return /<p class="note pair-price[^"]*">(.*?)<\/p>/.exec(html)?.[1] ?? '';
};
const said = (html: string) =>
  html.replaceAll(/<span[^>]*hidden="">.*?<\/span>/g, '').replaceAll(/<[^>]*>/g, '');

test('a match’s card says its best price with book and return', () => {
  expect(said(line())).toMatch(
    /^Best: Clay to win −190 \(Off\).*\+\d+\.\d¢ per \$1, no sharp book read/,
  );
});

test('its old and closed states are those of games, kept by the page’s clock', () => {
  expect(line()).toMatch(/data-when="stale" hidden="">Prices over 30 min old</);
  expect(line()).toMatch(/data-when="closed" hidden="">Prices closed at the start</);
  expect(line({ status: 'live' })).toMatch(/data-when="closed">Prices closed at the start</);
});

test('an answer that says no best price has no line', () => {
  expect(line({ bestPrice: undefined })).toBe('');
});
