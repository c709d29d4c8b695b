import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACCESS } from '#http/access.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { OWN_JSON } from '#http/json.ts';
import { ROOT } from '#local/project.ts';
import { STRIPE_JSON } from '#members/billing/stripe/refusal.ts';

const FOLDER = join(ROOT, 'netlify/functions');

/** All endpoints of all functions, as the functions serve them. */
async function everyEndpoint(): Promise<readonly Endpoint[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
  const served = await Promise.all(files.map((file) => import(join(FOLDER, file))));
  return served.flatMap((module) => module.default?.endpoints ?? []);
}

/** Whether it answers one reader: made by `get`, `find` or `post`. */
const isOwn = (endpoint: Endpoint): boolean =>
  'access' in endpoint || endpoint.kind === OWN_JSON || endpoint.kind === STRIPE_JSON;

const rowOf = ({ methods, path, access }: Endpoint): string =>
  `| ${methods.join(', ')} | \`${path}\` | ${access} |`;

test('310: every action of one reader has a class, and the page lists it', async () => {
  const own = (await everyEndpoint()).filter(isOwn);
  const without = own.filter(({ access }) => !ACCESS.some((one) => one === access));
  expect(without.map(({ methods, path }) => `${methods} ${path}`)).toEqual([]);
  const page = readFileSync(join(ROOT, 'docs/access.md'), 'utf8');
  const listed = page.split('\n').filter((line) => /^\| (GET|POST)/.test(line));
  expect(listed.toSorted()).toEqual(own.map(rowOf).toSorted());
});
