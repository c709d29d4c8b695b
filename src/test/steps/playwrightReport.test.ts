import { expect, test } from 'vitest';
import { namesOf, playwrightReport } from './playwrightReport.ts';

const spec = (title: string, ...statuses: readonly string[]) => ({
  title,
  file: 'tools.spec.ts',
  tests: statuses.map((status) => ({ status })),
});

test('tests are found in files and in the groups of files', () => {
  const { suites } = playwrightReport.parse({
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
        suites: [{ specs: [spec('at last', 'flaky'), spec('in one of two', 'skipped', 'flaky')] }],
      },
    ],
    stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 0 },
  });
  expect(namesOf(suites, 'unexpected')).toEqual(['tools.spec.ts: closes']);
  expect(namesOf(suites, 'flaky')).toEqual([
    'tools.spec.ts: at last',
    'tools.spec.ts: in one of two',
  ]);
});
