import { expect, test } from 'vitest';
import type { BrowserResult } from './result.ts';
import { browserTable, closingLine, failureLines } from './table.ts';

const result = (change: Partial<BrowserResult> = {}): BrowserResult => ({
  browser: 'Firefox',
  version: '153.7.0',
  walk: 'pages',
  seconds: 17.64,
  verdict: 'passed',
  told: '15 pages',
  ...change,
});

test('a line a walk, in columns', () => {
  const failed = result({
    browser: 'WebKit',
    version: '2.50.6',
    verdict: 'failed',
    told: 'no\n h1',
  });
  expect(browserTable([result(), failed]).split('\n')).toEqual([
    'Browser  Version  Walk   Seconds  Verdict',
    'Firefox  153.7.0  pages  17.6     passed   15 pages',
    'WebKit   2.50.6   pages  17.6     failed   no h1',
  ]);
});

test('the closing line counts, and names each browser once', () => {
  const all = [
    result(),
    result({ verdict: 'failed' }),
    result({ browser: 'Firefox, no scripts', verdict: 'not run' }),
    result({ browser: 'WebKit', version: '2.50.6', verdict: 'not run' }),
  ];
  expect(closingLine(all)).toBe(
    'browsers: 1 passed, 1 failed, 2 not run, in Firefox 153.7.0 and WebKit 2.50.6',
  );
  expect(closingLine([result()])).toBe('browsers: 1 passed, 0 failed, in Firefox 153.7.0');
});

test('each failure has a line of its own after the count', () => {
  const failed = result({ browser: 'WebKit', verdict: 'failed', told: 'no\n h1' });
  expect(failureLines([result(), failed])).toEqual(['failed: WebKit, pages: no h1']);
});
