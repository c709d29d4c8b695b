import { parseAllRedirects } from '@netlify/redirect-parser';
import { RedirectsHandler } from '@netlify/redirects';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ANSWER_KINDS } from './answerKinds.ts';
import { headersOf } from './headers.ts';
import { NETLIFY_ROOT, NETLIFY_TOML } from './netlifyToml.ts';

/** The specification's route table: the canonical path of a screen, then its other names. */
const ROUTES: readonly (readonly [string, ...string[]])[] = [
  ['/predictions', '/dashboard'],
  ['/league/nfl', '/league/nfl/index.html'],
  ['/game/12'],
  ['/ufc', '/ufc-predictions', '/mma-predictions'],
  ['/boxing', '/boxing-predictions'],
  ['/f1', '/formula1-predictions', '/f1-race-predictions', '/formula1'],
  ['/nascar', '/nascar-predictions', '/racing-predictions', '/racing'],
  ['/golf', '/golf-predictions'],
  ['/golf/pga-tour', '/golf/pga-tour/index.html'],
  ['/tennis', '/tennis-predictions'],
  ['/subscribe', '/pricing', '/join'],
  ['/betting-academy', '/betting-guide'],
  ['/features', '/platform', '/capabilities'],
  ['/terms-of-service', '/terms'],
  ['/privacy-policy', '/privacy'],
  ['/'],
  ['/track-record', '/track-record/index.html'],
  ['/team/nfl/buf', '/team/nfl/buf/index.html'],
  ['/account'],
  ['/my-bets'],
  ['/alerts'],
  ['/admin/users'],
  ['/responsible-gambling'],
  ['/accessibility'],
  ['/search'],
  ['/rss.xml'],
  ['/rss/nfl.xml'],
  ['/sitemap.xml'],
  ['/sitemap-predictions.xml'],
  ['/ledger-format.md'],
  ['/verify_ledger.py'],
  ['/verify_beacon.py'],
  ['/time-authorities.pem'],
  ['/recompute_record.py'],
  ['/settlement'],
];
const ALIASES = ROUTES.flatMap(([path, ...aliases]) =>
  aliases.map((alias) => [alias, path] as const),
);

const SITE = 'https://simcast.example';
const netlify = new RedirectsHandler({
  configPath: NETLIFY_TOML,
  configRedirects: [],
  jwtRoleClaim: '',
  jwtSecret: '',
  projectDir: NETLIFY_ROOT,
  publicDir: NETLIFY_ROOT,
  siteURL: SITE,
});

/** Where Netlify sends a reader of this path, if anywhere. */
async function movedTo(path: string): Promise<{ status: number; to: string } | undefined> {
  const match = await netlify.match(new Request(SITE + path));
  if (!match?.redirect) return undefined;
  const { pathname, search } = match.target;
  return { status: match.statusCode, to: pathname + search };
}

const rule = z.object({
  from: z.string(),
  to: z.string(),
  status: z.number(),
  force: z.boolean(),
  proxy: z.boolean(),
});

const { redirects, errors } = await parseAllRedirects({
  redirectsFiles: [],
  netlifyConfigPath: NETLIFY_TOML,
  configRedirects: [],
  minimal: false,
});
const rules = z.array(rule).parse(redirects);

describe('redirects, as Netlify reads them', () => {
  test('none is refused, forced or leaves the site', () => {
    expect(errors).toEqual([]);
    expect(rules.length).toBeGreaterThan(ALIASES.length / 2);
    expect(rules.filter(({ force, proxy }) => force || proxy)).toEqual([]);
  });

  test('each comes into its own: no rule before it takes all of its paths', async () => {
    for (const { from, to, status } of rules) {
      const path = from.replace(/:\w+|\*/g, 'x1');
      const match = await netlify.match(new Request(SITE + path));
      expect(match?.statusCode, from).toBe(status);
      expect(match?.target.pathname, from).toBe(to.replace(/:\w+/g, 'x1'));
    }
  });

  test.each(ALIASES)('%s moves for good to %s, in one step', async (alias, path) => {
    expect(await movedTo(alias)).toEqual({ status: 301, to: path });
    expect(await movedTo(`${alias}/`)).toEqual({ status: 301, to: path });
  });

  test('what was asked after the path goes along', async () => {
    expect(await movedTo('/pricing?from=mail')).toEqual({
      status: 301,
      to: '/subscribe?from=mail',
    });
  });

  test.each(ROUTES.map(([path]) => path))('%s is where a reader stays', async (path) => {
    expect(await movedTo(path)).toBeUndefined();
  });
});

describe('headers, as Netlify reads them', () => {
  test.each([
    '/',
    '/league/nfl',
    '/game/12',
    '/_astro/app.js',
    '/404',
    '/sitemap.xml',
    '/feeds',
    '/embed',
  ])('%s is neither framed, sniffed nor asked for without HTTPS', async (path) => {
    expect(await headersOf(path)).toEqual({
      'content-security-policy': "frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
      'strict-transport-security': 'max-age=63072000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test.each([
    ['/openapi.json', undefined],
    ['/ledger-heads.json', undefined],
    ['/ledger-heads.txt', undefined],
    ['/ledger-format.md', 'text/plain; charset=utf-8'],
    ['/verify_ledger.py', 'text/plain; charset=utf-8'],
    ['/verify_beacon.py', 'text/plain; charset=utf-8'],
    ['/time-authorities.pem', 'text/plain; charset=utf-8'],
    ['/recompute_record.py', 'text/plain; charset=utf-8'],
  ])('%s may be read by pages of anybody, and is framed by none', async (path, type) => {
    const headers = await headersOf(path);
    expect(headers['content-type']).toBe(type);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test.each(
    ANSWER_KINDS.flatMap(({ files, headers }) => files.map(([path]) => ({ path, headers }))),
  )('$path has the headers of its kind', async ({ path, headers }) => {
    // What is missing has the rules of the file that says so, after those of its address.
    const missing = /^\/(?:cards|_astro|calendar|rss|embed|\.well-known)\/(?:none|a\/)/.test(path);
    const rules = await headersOf(path);
    expect(missing ? { ...rules, ...(await headersOf('/not-found.txt')) } : rules).toMatchObject(
      Object.fromEntries(
        Object.entries(headers).filter(([name]) => name !== 'access-control-expose-headers'),
      ),
    );
  });
});
