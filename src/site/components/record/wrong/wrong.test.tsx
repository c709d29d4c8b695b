import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { gradedRow } from '#domain/record/rows.fixture.ts';
import { shownWeeks } from '#domain/record/week/shownWeeks.ts';
import { wrongItem } from '../../feed/wrongItem.ts';
import { WrongPage } from './WrongPage.tsx';
import { weekText } from './wrongWords.ts';

/** After the week of November 17 to 23 is told. */
const NOW = new Date('2026-11-25T12:00:00Z');
const ROWS = [
  gradedRow(17, { pick: 'Bills', probability: 90, outcome: 'loss' }),
  gradedRow(18, { pick: 'Jets', probability: 60, closingProbability: 52.5 }),
  gradedRow(19, { pick: 'Colts', probability: 54, outcome: 'loss', kind: 'event', name: 'A card' }),
  gradedRow(20, { outcome: 'void' }),
  gradedRow(12, { pick: 'Bears', probability: 70 }),
];

const drawn = (rows: readonly RecordRow[], now = NOW) => {
  const root = parse(renderToStaticMarkup(<WrongPage {...shownWeeks(rows, now)} />));
  const texts = (selector: string) =>
    root.querySelectorAll(selector).map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());
  return { root, texts };
};

test('the newest week stands open: what was right, the worst, the best, and how much was luck', () => {
  const { root, texts } = drawn(ROWS);
  expect(texts('h1')).toEqual(['Where we were wrong']);
  expect(texts('section.panel > .panel-head h2')).toEqual(['November 17 to 23']);
  expect(root.querySelector('section.panel')?.getAttribute('id')).toBe('week-2026-11-17');
  // 90%, 60% and 54%: none right 0.018, one 0.215.
  expect(texts('.wrong-count')[0]).toBe(
    'Of 3 winners that we named, 1 was right; by our own chances 2.0 were to be. So few or fewer are right in 23% of such weeks if our chances are true. That is within luck. 1 more ended without a decision (push or void) and counts for nothing.',
  );
  const [worst, second, best] = texts('section.panel .wrong-calls li');
  expect(worst).toBe(
    'Bills 90.0% Game 17 NFL, Nov 17, 17–20The week’s surest call: of 100 such, 10.0 are to be wrong. Ledger line 17',
  );
  expect(second).toContain('Of 3 calls as sure or surer, 1.0 were to be wrong; 2 were.');
  expect(best).toContain('We gave 60.0%, the books’ last prices 52.5%.');
  expect(root.querySelectorAll('section.panel .wrong-calls a[href="/game/17"]')).toHaveLength(1);
  expect(texts('details.disclose summary')).toEqual(['November 10 to 16 1 of 1 right']);
});

test('before a week is told, and after a week without a decided call, the page says so', () => {
  const none = drawn([]);
  expect(none.texts('h2')).toEqual(['No week to tell yet']);
  expect(none.root.text).toContain('Sample games are never graded');
  expect(none.root.text).toContain('The next is told on Tuesday, December 1.');
  const late = drawn(ROWS, new Date('2026-12-02T12:00:00Z'));
  expect(late.root.text).toContain('In the week of November 24 to 30 no call was decided.');
  expect(late.texts('section.panel > .panel-head h2')).toEqual(['November 17 to 23']);
});

test('the letter is asked for by a plain form, or the page says that none is sent', () => {
  const page = (mailed?: boolean) =>
    parse(
      renderToStaticMarkup(
        <WrongPage {...shownWeeks([], NOW)} {...(mailed !== undefined && { mailed })} />,
      ),
    );
  const form = page(true).querySelector('form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('action')).toBe('/api/letters');
  expect(form?.querySelector('input')?.getAttribute('name')).toBe('address');
  expect(page(true).text).toContain('deleted after 48 hours');
  expect(page(false).querySelector('form')).toBeNull();
  expect(page(false).text).toContain('This site does not send e-mail yet.');
  expect(page().text).not.toContain('e-mail');
});

test('a week that luck does not explain is called so', () => {
  const lost = [17, 18, 19, 20, 21].map((day) =>
    gradedRow(day, { probability: 80, outcome: 'loss' }),
  );
  const { texts } = drawn(lost);
  expect(texts('.wrong-count')[0]).toContain('less than 1% of such weeks');
  expect(texts('.wrong-count')[0]).toContain('our chances may have been off.');
});

test('a week that goes into another month names both', () => {
  expect(weekText({ week: '2026-10-27', last: '2026-11-02' })).toBe('October 27 to November 2');
});

test('the feed has the newest week as one item, which stays the same', () => {
  expect(wrongItem(shownWeeks([], NOW))).toBeUndefined();
  const item = wrongItem(shownWeeks(ROWS, NOW));
  expect(item).toMatchObject({
    title: 'Where we were wrong, November 17 to 23: 1 of 3 right',
    link: '/where-we-were-wrong#week-2026-11-17',
    pubDate: new Date('2026-11-24T17:00:00Z'),
  });
  expect(item?.description).toContain('Worst call: Bills 90.0%, Game 17.');
  expect(item?.description).toContain('Best call: Jets 60.0%, Game 18.');
  const later = wrongItem(shownWeeks(ROWS, new Date('2026-11-28T12:00:00Z')));
  expect(later).toEqual(item);
});
