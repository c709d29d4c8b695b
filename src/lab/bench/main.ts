/** `npm run bench`: how fast the engine, the site or a part of it is on this machine; `--help` lists what can be measured. */
import { commandLine } from '#local/commandLine/commandLine.ts';
import { runPlainly } from '#local/commandLine/runPlainly.ts';
import { BENCH_SCRIPT } from '#local/commandLine/scripts/bench.ts';

const BENCHES: Readonly<Record<keyof typeof BENCH_SCRIPT.commands, () => Promise<unknown>>> = {
  engine: () => import('./engine.ts'),
  load: () => import('./load/main.ts'),
  admin: () => import('./admin.ts'),
  ledger: () => import('./ledger.ts'),
  digest: () => import('./digest.ts'),
  alerts: () => import('./alerts.ts'),
  check: () => import('./check.ts'),
  rerun: () => import('./rerun.ts'),
  pages: () => import('./pages.ts'),
  build: () => import('./build/main.ts'),
  odds: () => import('./odds.ts'),
  publish: () => import('./publish.ts'),
  archive: () => import('./archive/main.ts'),
  season: () => import('./season/main.ts'),
};

const isBench = (name: string): name is keyof typeof BENCHES => Object.hasOwn(BENCHES, name);

const { command } = commandLine(BENCH_SCRIPT);
if (isBench(command)) await runPlainly(BENCHES[command]);
