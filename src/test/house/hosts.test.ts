import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_RIGHTS } from '#domain/rights/index.ts';
import { HOSTS } from '#feeds/rights.ts';

/** Everything that runs or is served, without what only tests use. */
const SOURCES = [
  'src/**/*.{ts,tsx,astro,mjs,css,md}',
  'netlify/**/*.{ts,mts}',
  'public/*.{js,html,svg,webmanifest}',
  '*.{mjs,toml}',
];
const NOT_RUN = /\.(?:test|fixture|spec)\.tsx?$|^src\/test\/|\/fixtures\//;

/** Hosts that give the product no data, each with what it is. */
const NO_SOURCES: Readonly<Record<string, readonly string[]>> = {
  'a service of the owner’s, with a key': [
    'api.twilio.com',
    'api.resend.com',
    'api.supabase.com',
    'api.indexnow.org',
  ],
  'a time-stamp authority, which is sent a hash and nothing else': [
    'freetsa.org',
    'timestamp.digicert.com',
  ],
  'a calendar that ties a hash to a block of the Bitcoin chain, and is sent nothing else': [
    'a.pool.opentimestamps.org',
    'b.pool.opentimestamps.org',
  ],
  'random numbers for seeds': ['api.drand.sh', 'drand.cloudflare.com'],
  'a page that somebody is sent to': [
    'console.twilio.com',
    'status.twilio.com',
    'www.twilio.com',
    'status.supabase.com',
    'supabase.com',
    'stripe.com',
    'nodejs.org',
    'github.com',
    'www.ncpgambling.org',
    'www.gam-anon.org',
    'www.gamblersanonymous.org',
  ],
  'the name of a format': ['schema.org', 'jsonfeed.org', 'www.sitemaps.org', 'www.w3.org'],
  'an example': ['abc.supabase.co', 'feeds.example.com', 'simcast.example', 'simcast.test'],
};
/** Names of who organizes what, as search engines want them. */
const ORGANIZERS = 'src/render/eventData/organizer.ts';
/** Where the texts are that say how a season is decided; the product reads nothing there. */
const FORMATS = 'src/domain/season/formats/';

const HOST = /(?:https?|wss?):\/\/([a-z\d.-]+\.[a-z]{2,})/gi;
const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

function hostsInCode(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern))) {
    if (NOT_RUN.test(file) || file === ORGANIZERS || file.startsWith(FORMATS)) continue;
    for (const [, host = ''] of code(readFileSync(file, 'utf8')).matchAll(HOST)) {
      const name = host.toLowerCase();
      found.set(name, [...(found.get(name) ?? []), file]);
    }
  }
  return found;
}

const linked = new Set(
  ALL_RIGHTS.flatMap(({ href, terms, attribution }) =>
    [href, terms.href, attribution?.href].flatMap((link) => (link ? [new URL(link).host] : [])),
  ),
);

test('every host that the whole program names is a source with a right, a link of the register, or known to be no source', () => {
  const known = new Set([
    ...HOSTS.map(({ host }) => host),
    ...linked,
    ...Object.values(NO_SOURCES).flat(),
  ]);
  const found = hostsInCode();
  expect(found.size).toBeGreaterThan(40);
  expect([...found].filter(([host]) => !known.has(host))).toEqual([]);
});

test('no source hides among what is none, and no name there is left over', () => {
  const sources = new Set(HOSTS.map(({ host }) => host));
  const found = hostsInCode();
  for (const host of Object.values(NO_SOURCES).flat()) {
    expect(sources.has(host), host).toBe(false);
    expect(found.has(host), `${host} is named nowhere`).toBe(true);
  }
});

test('every row of the register says when its terms were looked for, and where unless there are none', () => {
  for (const { id, terms } of ALL_RIGHTS) {
    expect(terms.readOn, id).toMatch(/^2026-\d\d-\d\d$/);
    if (terms.from === 'terms' || terms.from === 'copy') expect(terms.href, id).toBeDefined();
  }
});
