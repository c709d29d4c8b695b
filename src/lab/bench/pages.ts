/**
 * `npm run bench -- pages [URL]`: Lighthouse results for six kinds of pages of the running start or of an address, as on a
 * mid-range phone. Lighthouse is fetched for the run only, since no part of the site needs it.
 */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { PlainError } from '#local/plainError.ts';
import { findBrowser } from '#test/browser.ts';
import { benchColumns } from './table.ts';
import { benchedSite, benchUpcoming } from './upcoming.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Maximum size of a report with its pictures, bytes. */
const MOST_BYTES = 64_000_000;
const HEAD = [
  'page',
  'performance',
  'accessibility',
  'practices',
  'SEO',
  'LCP ms',
  'blocked ms',
  'shift',
  'nodes',
  'scripts',
  'kB',
];

const audit = z.object({ numericValue: z.number() });
const score = z.object({ score: z.number().nullable() });
const request = z.object({
  resourceType: z.string().optional(),
  transferSize: z.number().optional(),
});
const count = z.object({ value: z.object({ value: z.number() }) });
const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'dom-size-insight': z.object({ details: z.object({ items: z.array(count.partial()) }) }),
    'network-requests': z.object({ details: z.object({ items: z.array(request) }) }),
  }),
});

const points = (of: z.infer<typeof score>): string =>
  of.score === null ? '–' : (100 * of.score).toFixed(0);

async function measured(site: string, path: string, browser: string): Promise<string[]> {
  const flags = '--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage';
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, new URL(path, site).href, '--quiet', '--output=json', flags],
    {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: MOST_BYTES,
      // There npx is a command file.
      shell: process.platform === 'win32',
    },
  );
  const { categories, audits } = report.parse(JSON.parse(stdout));
  const scripts = audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  const bytes = scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return [
    path,
    points(categories.performance),
    points(categories.accessibility),
    points(categories['best-practices']),
    points(categories.seo),
    audits['largest-contentful-paint'].numericValue.toFixed(0),
    audits['total-blocking-time'].numericValue.toFixed(0),
    audits['cumulative-layout-shift'].numericValue.toFixed(3),
    audits['dom-size-insight'].details.items[0]?.value?.value.toFixed(0) ?? '–',
    String(scripts.length),
    (bytes / 1000).toFixed(1),
  ];
}

const site = benchedSite();
const game = (await benchUpcoming(site)).find(({ prediction }) => prediction);
const browser = await findBrowser();
if (!browser)
  throw new PlainError(
    'There is no Chromium on this machine: npx playwright install chromium brings one.',
  );
const rows: string[][] = [];
const ofGame = game ? [`/game/${game.id}`] : [];
for (const path of ['/', '/predictions', '/league/nfl', ...ofGame, '/ufc', '/nascar']) {
  rows.push(await measured(site, path, browser));
}
console.log(benchColumns([HEAD, ...rows]));
console.log('Aim: 100 for performance on an idle machine, less than 100 ms blocked.');
