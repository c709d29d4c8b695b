import { expect, test } from 'vitest';
import { TOOLS } from '#domain/tools/index.ts';
import { exampleOf } from '#domain/tools/tool.ts';
import { answerMarkup } from './answerMarkup.ts';

test('every example has its sentence, its figures and its table', () => {
  for (const tool of TOOLS) {
    const outcome = tool.work(exampleOf(tool));
    if (!outcome.ok) throw new Error(tool.id);
    const html = answerMarkup(outcome.worked);
    expect(html).toContain('class="tool-said"');
    expect(html.match(/<dt>/g)).toHaveLength(outcome.worked.figures.length);
    expect(html.includes('<table')).toBe(outcome.worked.table !== undefined);
  }
});

test('what a game is named, or anybody types, is text', () => {
  const html = answerMarkup({
    said: '<img src=x onerror=alert(1)>',
    figures: [{ label: '"a"', value: '<b>', note: '&' }],
    table: { caption: '">', head: ['<'], rows: [['<script>']] },
  });
  expect(html).not.toMatch(/<img|<script|aria-label="">/);
  expect(html).toContain('&lt;b&gt;');
});
