import { inColumns } from '#local/columns.ts';
import type { Result } from './result.ts';

/** More of a failure is no help in a table. */
const MOST = 300;

const HEAD = ['Browser', 'Version', 'Walk', 'Seconds', 'Verdict', ''] as const;

/** The results, one line a walk, in columns. */
export function tableOf(results: readonly Result[]): string {
  return inColumns([
    HEAD,
    ...results.map(({ browser, version, walk, seconds, verdict, told }) => [
      browser,
      version,
      walk,
      seconds.toFixed(1),
      verdict,
      told.replace(/\s+/g, ' ').trim().slice(0, MOST),
    ]),
  ]);
}

/** "browsers: 19 passed, 0 failed, 1 not run, in Firefox 153.7.0 and WebKit 2.50.6". */
export function closingLine(results: readonly Result[]): string {
  const count = (wanted: Result['verdict']) =>
    results.filter(({ verdict }) => verdict === wanted).length;
  const notRun = count('not run');
  // "Firefox, no scripts" is Firefox.
  const names = new Set(
    results.map(({ browser, version }) => `${browser.replace(/,.*/, '')} ${version}`),
  );
  const rest = notRun > 0 ? `, ${notRun} not run` : '';
  return `browsers: ${count('passed')} passed, ${count('failed')} failed${rest}, in ${[...names].join(' and ')}`;
}
