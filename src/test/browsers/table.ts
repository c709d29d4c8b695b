import { inColumns } from '#local/columns.ts';
import type { BrowserResult } from './result.ts';

/** More of a failure is no help in a table. */
const MOST = 300;

const short = (told: string): string => told.replace(/\s+/g, ' ').trim().slice(0, MOST);

const HEAD = ['Browser', 'Version', 'Walk', 'Seconds', 'Verdict', ''] as const;

/** The results, one line a walk, in columns. */
export function browserTable(results: readonly BrowserResult[]): string {
  return inColumns([
    HEAD,
    ...results.map(({ browser, version, walk, seconds, verdict, told }) => [
      browser,
      version,
      walk,
      seconds.toFixed(1),
      verdict,
      short(told),
    ]),
  ]);
}

/** "browsers: 19 passed, 0 failed, 1 not run, in Firefox 153.7.0 and WebKit 2.50.6". */
export function closingLine(results: readonly BrowserResult[]): string {
  const count = (wanted: BrowserResult['verdict']) =>
    results.filter(({ verdict }) => verdict === wanted).length;
  const notRun = count('not run');
  // "Firefox, no scripts" is Firefox.
  const names = new Set(
    results.map(({ browser, version }) => `${browser.replace(/,.*/, '')} ${version}`),
  );
  const rest = notRun > 0 ? `, ${notRun} not run` : '';
  return `browsers: ${count('passed')} passed, ${count('failed')} failed${rest}, in ${[...names].join(' and ')}`;
}

/** "failed: WebKit, pages: no h1": whoever reads only the end of a log needs no table. */
export const failureLines = (results: readonly BrowserResult[]): readonly string[] =>
  results
    .filter(({ verdict }) => verdict === 'failed')
    .map(({ browser, walk, told }) => `failed: ${browser}, ${walk}: ${short(told)}`);
