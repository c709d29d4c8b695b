import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IMAGE_HOSTS } from '#domain/product/imageHosts.ts';
import { ALL_RIGHTS, FEED_RIGHTS } from '#domain/rights/index.ts';
import { FEED_NAMES, isNamedHost } from './joined/fromEnvironment.ts';
import { askOnce } from './probe/askOnce.ts';
import { createCourtesy } from './reading/courtesy.ts';
import { fetchJson } from './reading/fetchJson.ts';
import { HOSTS, whyUnregistered } from './rights.ts';

const sorted = (hosts: Iterable<string>) => [...new Set(hosts)].sort();

test('every host that a feed is asked at is in the register, and every picture’s host', () => {
  const known = new Set(HOSTS.map(({ host }) => host));
  for (const host of [...FEED_NAMES.flatMap(([, , hosts]) => hosts), ...IMAGE_HOSTS])
    expect(known, host).toContain(host);
  const pictures = HOSTS.filter((host) => host.of === 'pictures').map(({ host }) => host);
  expect(IMAGE_HOSTS).toEqual(expect.arrayContaining(pictures));
});

test('no host stands there twice, each has a right, and each right of a feed has a host', () => {
  const hosts = HOSTS.map(({ host }) => host);
  expect(new Set(hosts).size).toBe(hosts.length);
  for (const { host, rights } of HOSTS) expect(rights.length, host).toBeGreaterThan(0);
  const used = HOSTS.flatMap(({ rights }) => rights);
  expect(sorted(used)).toEqual(sorted(FEED_RIGHTS.map(({ id }) => id)));
});

test('what is not read has no host', () => {
  const rights = new Set(HOSTS.flatMap((host) => host.rights));
  for (const { id, href } of ALL_RIGHTS.filter(({ gives }) => gives.startsWith('nothing'))) {
    expect(rights).not.toContain(id);
    expect(whyUnregistered(new URL(href))).toBeDefined();
  }
});

/** Hosts in the code that are no feed's, each with what it is. */
const NO_FEEDS: Readonly<Record<string, string>> = {
  'api.indexnow.org': 'told of changed pages, gives nothing',
  'feeds.example.com': 'in the error of a setting',
  'disneytermsofuse.com': 'terms',
  'docs.github.com': 'terms',
  'github.com': 'names the owner’s mirror',
  'api.drand.sh': 'random numbers for seeds',
  'drand.cloudflare.com': 'the same',
  'freetsa.org': 'time stamps',
  'timestamp.digicert.com': 'time stamps',
  'a.pool.opentimestamps.org': 'time stamps of daily heads',
  'b.pool.opentimestamps.org': 'the same',
};

/** Code without its comments: an address in a comment is asked by nobody. */
const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const HOST = /https?:\/\/([a-z\d.-]+\.[a-z]{2,})/g;
const ROOMS = 'src/{feeds,slate,members,http,store,wiring,local/probe}/**/*.ts';

const hostsIn = (pattern: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(pattern)
      .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
      .flatMap((file) =>
        [...code(readFileSync(file, 'utf8')).matchAll(HOST)].map(
          ([, host = '']) => [host, file] as const,
        ),
      ),
  );

test('every host in the code of feeds, slate and probes is in the register, or is no feed’s', () => {
  const known = new Set([...HOSTS.map(({ host }) => host), ...Object.keys(NO_FEEDS)]);
  const found = hostsIn('src/{feeds,slate,local/probe}/**/*.ts');
  expect(found.size).toBeGreaterThan(8);
  for (const [host, file] of found) expect(known, `${host} in ${file}`).toContain(host);
});

test('no other room of the server asks a feed’s host', () => {
  const feeds = new Set(HOSTS.map(({ host }) => host));
  // The owner's mirror is written to; the feed of that host is read.
  feeds.delete('api.github.com');
  for (const [host, file] of hostsIn(ROOMS.replace('feeds,', '').replace(',local/probe', '')))
    expect(feeds.has(host), `${host} in ${file}`).toBe(false);
});

test('whatever of the feeds sends a request looks at the register first', () => {
  const sends = globSync('src/feeds/**/*.ts')
    .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
    .map((file) => [file, code(readFileSync(file, 'utf8'))] as const)
    .filter(([, text]) => /\bfetch: send = fetch\b|(?<![.\w])fetch\(/.test(text));
  expect(sends.length).toBeGreaterThanOrEqual(2);
  for (const [file, text] of sends)
    expect(text, file).toMatch(/\b(?:checkedUrl|whyUnregistered)\(/);
});

const sent: string[] = [];
const send: typeof fetch = async (address) => {
  sent.push(String(address));
  return Response.json({});
};

test('a host without a recorded right is not asked, by a feed or by the probe', async () => {
  for (const host of [
    'api.elections.kalshi.com',
    'odds.example',
    'site.api.espn.com.evil.example',
  ]) {
    const address = `https://${host}/x`;
    await expect(fetchJson(address, { fetch: send })).rejects.toThrow(
      `${host} is in no register of rights`,
    );
    const got = await askOnce(new URL(address), { userAgent: 'x', maxBytes: 9, fetch: send });
    expect(got).toMatchObject({ kind: 'silence', why: expect.stringContaining('register') });
  }
  expect(sent).toEqual([]);
  for (const { host } of HOSTS) await fetchJson(`https://${host}/x`, { fetch: send });
  expect(sent).toHaveLength(HOSTS.length);
});

test('a registered feed that a setting has put elsewhere is asked there', async () => {
  const standsFor = isNamedHost({ ESPN_BASE_URL: 'https://mirror.example' });
  expect(whyUnregistered(new URL('https://mirror.example/x'), standsFor)).toBeUndefined();
  expect(whyUnregistered(new URL('https://other.example/x'), standsFor)).toBeDefined();
  const courtesy = createCourtesy({
    userAgent: 'x',
    feedOf: (host) => (standsFor(host) ? 'ESPN' : 'Another feed'),
    gapMs: 0,
    now: () => new Date(0),
    wait: async () => undefined,
    log: () => undefined,
  });
  await expect(fetchJson('https://mirror.example/x', { courtesy, fetch: send })).resolves.toEqual(
    {},
  );
  await expect(fetchJson('https://other.example/x', { courtesy, fetch: send })).rejects.toThrow(
    'register',
  );
});
