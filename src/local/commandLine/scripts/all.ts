import type { Script } from '../declared.ts';
import { BENCH } from './bench.ts';
import { BACKTEST, DIGITS, FIT, GROWTH, RERUN, SAMPLES, SEASON } from './lab.ts';
import { ADMIN, DOCTOR, LEDGER, NAMES, PROBE } from './owner.ts';
import { BROWSERS, BUILD, FEEDS, OPENAPI, REFRESH, RESET, START, TEST } from './site.ts';

/** What each script of package.json takes, by its name there. */
export const SCRIPTS: Readonly<Record<string, Script>> = {
  start: START,
  dev: START,
  test: TEST,
  check: TEST,
  build: BUILD,
  refresh: REFRESH,
  reset: RESET,
  ledger: LEDGER,
  admin: ADMIN,
  names: NAMES,
  fit: FIT,
  backtest: BACKTEST,
  bench: BENCH,
  samples: SAMPLES,
  season: SEASON,
  growth: GROWTH,
  browsers: BROWSERS,
  digits: DIGITS,
  rerun: RERUN,
  openapi: OPENAPI,
  feeds: FEEDS,
  probe: PROBE,
  doctor: DOCTOR,
};
