import process from 'node:process';
import { clockOffsetMs } from '#local/clock/at.ts';
import { startFirefox } from './firefox/firefox.ts';
import type { Found } from './programs.ts';
import type { BrowserResult } from './result.ts';
import { visit } from './visit.ts';
import { walkBets } from './walks/bets.ts';
import { comb } from './walks/comb.ts';
import { walkDigits } from './walks/digits.ts';
import { folds } from './walks/folds.ts';
import { largeText } from './walks/largeText.ts';
import { pages } from './walks/pages.ts';
import { print } from './walks/print.ts';
import { walkRerun } from './walks/rerun.ts';
import { walkSignIn } from './walks/signIn.ts';
import { walkSubscription } from './walks/subscription.ts';
import { startWebKit } from './webkit/webkit.ts';

/** The last is signed in by the one before. */
const WALKS = [
  pages,
  largeText,
  comb,
  walkDigits,
  walkRerun,
  print,
  walkBets,
  walkSignIn,
  walkSubscription,
];

/** How far this process's own clock is ahead of the machine's: a browser starts from the machine's. */
const offset = (): number => clockOffsetMs(process.env);

/** What came of it in each browser on this machine; both at once. */
export async function walkAll(
  { firefox, webKit }: Found,
  site: string,
): Promise<readonly BrowserResult[]> {
  const offsetMs = offset();
  const inFirefox = async (path: string) => [
    ...(await visit('Firefox', () => startFirefox(path, { offsetMs }), WALKS, site)),
    ...(await visit(
      'Firefox, no scripts',
      () => startFirefox(path, { scripts: false }),
      [folds],
      site,
    )),
  ];
  const found = [
    ...(firefox ? [inFirefox(firefox)] : []),
    ...(webKit ? [visit('WebKit', () => startWebKit(webKit, offsetMs), WALKS, site)] : []),
  ];
  return (await Promise.all(found)).flat();
}
