import { expect, test } from 'vitest';
import { playwrightReport, reportedNames } from './playwrightReport.ts';

const ERRORS = [
  { message: '\u001b[31mError:\u001b[39m too late\n' },
  { message: `Expected: 1${'!'.repeat(500)}` },
];

const spec = (title: string, ...statuses: readonly string[]) => ({
  title,
  file: 'tools.spec.ts',
  tests: statuses.map((status) => ({
    status,
    results: [{ errors: [] }, ...(status === 'unexpected' ? [{ errors: ERRORS }] : [])],
  })),
});

test('tests are found in files and in the groups of files, with the beginning of their error', () => {
  const { suites } = playwrightReport.parse({
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
        suites: [{ specs: [spec('at last', 'flaky'), spec('in one of two', 'skipped', 'flaky')] }],
      },
    ],
    stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 0 },
  });
  expect(reportedNames(suites, 'unexpected')).toEqual([
    `tools.spec.ts: closes (Error: too late / Expected: 1${'!'.repeat(451)})`,
  ]);
  expect(reportedNames(suites, 'flaky')).toEqual([
    'tools.spec.ts: at last',
    'tools.spec.ts: in one of two',
  ]);
});
