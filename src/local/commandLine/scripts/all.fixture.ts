import type { Script } from '../declared.ts';
import { BENCH_SCRIPT } from './bench.ts';
import { BACKTEST_SCRIPT, DIGITS, FIT, GROWTH, RERUN, SAMPLES, SEASON_SCRIPT } from './lab.ts';
import { ADMIN, DOCTOR, LEDGER, NAMES_SCRIPT, PROBE } from './owner.ts';
import {
  BROWSERS_SCRIPT,
  BUILD,
  FEEDS_SCRIPT,
  OPENAPI,
  REFRESH,
  RESET,
  START_SCRIPT,
  TEST,
} from './site.ts';

/** What each script of package.json takes, by its name there. */
export const SCRIPTS: Readonly<Record<string, Script>> = {
  start: START_SCRIPT,
  dev: START_SCRIPT,
  test: TEST,
  check: TEST,
  build: BUILD,
  refresh: REFRESH,
  reset: RESET,
  ledger: LEDGER,
  admin: ADMIN,
  names: NAMES_SCRIPT,
  fit: FIT,
  backtest: BACKTEST_SCRIPT,
  bench: BENCH_SCRIPT,
  samples: SAMPLES,
  season: SEASON_SCRIPT,
  growth: GROWTH,
  browsers: BROWSERS_SCRIPT,
  digits: DIGITS,
  rerun: RERUN,
  openapi: OPENAPI,
  feeds: FEEDS_SCRIPT,
  probe: PROBE,
  doctor: DOCTOR,
};
