import { OPEN } from '#http/crossOrigin.ts';
import { type Headers, SAFE_HEADERS, SAFE_PAGE, SAFE_TEXT } from '#http/headers.ts';

/** Answers that carry the same headers. */
interface AnswerKind {
  readonly name: string;
  readonly headers: Headers;
  /** Addresses that functions answer, with the status. */
  readonly functions: readonly (readonly [path: string, status: number])[];
  /** Addresses of files: their headers are in netlify.toml. */
  readonly files: readonly (readonly [path: string, status: number])[];
}

const { 'x-frame-options': _, 'content-security-policy': __, ...FRAMED } = SAFE_PAGE;

/** Data that functions do not make: the headers of functions' answers, as far as files have them. */
const OPEN_FILE: Headers = {
  ...SAFE_TEXT,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Every kind of answer, and what it says of who may read, frame and show it. */
export const ANSWER_KINDS: readonly AnswerKind[] = [
  {
    name: 'a page, and where one leads on or is missing',
    headers: SAFE_PAGE,
    functions: [
      ['/status', 200],
      ['/member', 200],
      ['/check', 200],
      ['/check?drop=0', 303],
      ['/track-record', 200],
      ['/track-record/picks', 200],
      ['/where-we-were-wrong', 200],
      ['/game/99999999', 404],
      ['/game/007', 301],
      ['/league/NFL', 301],
      ['/league/curling', 404],
      ['/status/', 301],
    ],
    files: [
      ['/', 200],
      ['/about', 200],
      ['/league/nfl', 200],
      ['/sitemap.xml', 200],
      ['/about/', 301],
      ['/about.html', 301],
      ['/fighter/nobody', 404],
    ],
  },
  {
    name: 'a public answer',
    headers: { ...SAFE_HEADERS, ...OPEN },
    functions: [
      ['/api/slate', 200],
      ['/api/games/today', 200],
      ['/api/games/upcoming?league=nfl', 301],
      ['/api/games/abc', 400],
      ['/api/games/99999999', 404],
      ['/api/golf/curling/tournaments', 404],
      ['/api/ledger', 200],
      ['/api/ledger/lines/99999999', 404],
      ['/api/ledger/receipts/2026-11-21', 200],
      ['/api/record.json', 200],
      ['/api/record.csv', 200],
      ['/api/health', 200],
    ],
    files: [],
  },
  {
    name: 'a member’s answer',
    headers: { ...SAFE_HEADERS, 'cache-control': 'private, no-store' },
    functions: [
      ['/api/subscriptions/current', 401],
      ['/api/auth/session', 200],
      ['/api/stripe/webhook', 405],
    ],
    files: [],
  },
  {
    name: 'a feed or calendar',
    headers: { ...SAFE_TEXT, ...OPEN },
    functions: [
      ['/rss.xml', 200],
      ['/rss/nfl.xml', 200],
      ['/rss/curling.xml', 404],
      ['/feed.json', 200],
      ['/feed/curling.json', 404],
      ['/calendar/nfl.ics', 200],
      ['/calendar/NFL.ics', 301],
      ['/calendar/nfl/nobody.ics', 404],
      ['/calendar/curling.ics', 404],
    ],
    files: [],
  },
  {
    name: 'a member’s own feed',
    headers: {
      ...SAFE_TEXT,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
    functions: [['/my/nobody/prices.xml', 404]],
    files: [],
  },
  {
    name: 'a card for other people’s pages',
    headers: { ...FRAMED, 'cross-origin-resource-policy': 'cross-origin' },
    functions: [
      ['/embed/league/nfl', 200],
      ['/embed/league/NFL', 301],
      ['/embed/game/99999999', 404],
      ['/embed/league/curling', 404],
    ],
    files: [],
  },
  {
    name: 'data in a file',
    headers: OPEN_FILE,
    functions: [],
    files: [
      ['/openapi.json', 200],
      ['/ledger-heads.json', 200],
      ['/ledger-heads.txt', 200],
      ['/ledger-format.md', 200],
      ['/verify_ledger.py', 200],
      ['/verify_beacon.py', 200],
      ['/time-authorities.pem', 200],
      ['/recompute_record.py', 200],
      ['/api/nothing', 404],
    ],
  },
  {
    name: 'a picture',
    headers: {
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    },
    functions: [],
    files: [
      ['/og.png', 200],
      ['/icon-512.png', 200],
      ['/icon.svg', 200],
      ['/favicon.ico', 200],
      ['/apple-touch-icon.png', 200],
    ],
  },
  {
    name: 'text for programs',
    headers: SAFE_TEXT,
    functions: [],
    files: [
      ['/robots.txt', 200],
      ['/licenses.txt', 200],
      ['/.well-known/security.txt', 200],
      ['/build.json', 200],
      ['/teams.json', 200],
      ['/app.webmanifest', 200],
      ['/pagefind/names.json', 200],
      ['/pagefind/pagefind-entry.json', 200],
    ],
  },
  {
    name: 'nothing, where no page could be',
    headers: { ...SAFE_TEXT, 'cross-origin-resource-policy': 'cross-origin' },
    functions: [],
    files: [
      ['/cards/none.png', 404],
      ['/_astro/none.js', 404],
      ['/calendar/a/b/c.ics', 404],
      ['/rss/a/b.xml', 404],
      ['/embed/a/b', 404],
      ['/.well-known/none', 404],
    ],
  },
];
