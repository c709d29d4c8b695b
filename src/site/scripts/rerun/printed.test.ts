import { expect, test } from 'vitest';
import { printedLines } from './printed.ts';

/** A page that prints figures, each with its name in a re-run. */
const page = (...figures: readonly (readonly [figure: string, text: string])[]) =>
  ({
    querySelectorAll: () =>
      figures.map(([figure, textContent]) => ({ dataset: { figure }, textContent })),
  }) as unknown as ParentNode;

const SAID = {
  figures: [
    ['Bills win', '57.312%'],
    ['Mean margin, Bills', '−1.2345'],
  ],
  hash: '',
} as const;

test('a figure that is printed twice is one line', () => {
  const lines = printedLines(page(['Bills win', '57.3%'], ['Bills win', ' 57.3% ']), SAID);
  expect(lines).toEqual([{ label: 'Bills win', published: '57.3%', rerun: '57.3%', same: true }]);
});

test('printed twice and not alike, both are compared', () => {
  const lines = printedLines(page(['Bills win', '57.3%'], ['Bills win', '58.3%']), SAID);
  expect(lines.map(({ same }) => same)).toEqual([true, false]);
  expect(lines[1]?.rerun).toBe('57.3%');
});

test('a re-run figure below zero has a true minus', () => {
  const [line] = printedLines(page(['Mean margin, Bills', '−2.5']), SAID);
  expect(line).toMatchObject({ rerun: '−1.2', same: false });
});
