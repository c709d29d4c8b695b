import type { ReadHouse } from './readHouse.ts';

/** Parts of a wing, by patterns of paths below it; everything else there is its endpoints: `http`. */
const PARTS = [
  ['rules', /^rules\//],
  ['contract', /^(?:contract(?:\/|\.)|paths\.ts$|\w+Schema\.ts$)/],
  ['store', /^store(?:\/|\.)/],
  ['screen', /^screen\//],
  // A wing's use cases, and what they use: other services, and the site's tools.
  ['verbs', /^(?:verbs|channels|twilio|stripe|email|push)\/|^\w*[tT]ools\.ts$|^refusals\.ts$/],
] as const;

type Part = (typeof PARTS)[number][0] | 'http';

/** Wings that every wing may use: who a member is, and what they paid for. */
const SHARED = ['account', 'billing'];

/** Which parts a part may import, within its wing and from any wing's to a shared wing's. */
const IN_WING: Readonly<Record<Part, readonly Part[]>> = {
  rules: [],
  contract: ['rules'],
  store: ['contract', 'rules'],
  verbs: ['store', 'contract', 'rules'],
  http: ['verbs', 'store', 'contract', 'rules'],
  screen: ['contract', 'rules'],
};

/** Rooms with the tools that all deployed code uses. */
const MADE_WITH = ['store', 'wiring', 'http', 'clock', 'fetch', 'site', 'jobLog'];

/** Which other rooms a part of any wing may import. */
const FROM_WING: Readonly<Record<Part, readonly string[]>> = {
  rules: ['domain'],
  contract: ['domain', 'contract'],
  store: ['domain', 'contract', 'store', 'fetch'],
  verbs: ['domain', 'contract', 'slate/answers', ...MADE_WITH],
  http: ['domain', 'contract', 'slate/answers', 'render', ...MADE_WITH],
  screen: ['domain', 'contract', 'client', 'site/components', 'site/islands', 'clock', 'site'],
};

const SLATE = ['domain', 'contract', ...MADE_WITH];
const SCREENS = ['rules', 'contract', 'screen'].map((part) => `members/*/${part}`);

/** Which rooms a room may import; every room may import itself. An unlisted room may import anything. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  engine: ['domain'],
  contract: ['domain'],
  feeds: ['domain', 'engine', 'fetch'],
  wiring: [],
  store: ['domain', 'wiring', 'fetch'],
  http: ['domain', 'contract', 'wiring', 'clock', 'fetch', 'jobLog'],
  jobLog: ['domain', 'contract', 'clock'],
  'slate/ledger': [...SLATE, 'slate', 'slate/archive', 'slate/record'],
  'slate/archive': [...SLATE, 'slate/ledger', 'slate/refresh'],
  'slate/record': [...SLATE, 'slate', 'slate/archive', 'slate/answers', 'slate/refresh'],
  'slate/answers': [
    ...SLATE,
    'slate',
    'slate/archive',
    'slate/ledger',
    'slate/record',
    'slate/refresh',
    // Players' lines are drawn again for a parlay.
    'engine',
  ],
  'slate/refresh': [
    ...SLATE,
    'slate',
    'slate/archive',
    'slate/answers',
    'slate/record',
    'slate/operation',
    'slate/season',
    'feeds',
    'engine',
  ],
  'slate/odds': [...SLATE, 'feeds', 'engine'],
  'slate/live': [...SLATE, 'slate', 'slate/archive', 'slate/answers', 'feeds', 'engine'],
  'slate/season': [...SLATE, 'slate', 'slate/archive', 'slate/refresh', 'feeds', 'engine'],
  'slate/operation': [
    ...SLATE,
    'slate',
    'slate/ledger',
    'slate/refresh',
    'slate/answers',
    'slate/odds',
    'feeds',
    'render',
  ],
  'slate/pages': [
    ...SLATE,
    'slate',
    'slate/answers',
    'slate/archive',
    'slate/live',
    'slate/record',
    'render',
  ],
  client: ['contract', 'domain', 'engine', 'clock', 'site'],
  'site/components': ['contract', 'domain', 'site', 'members/*/screen'],
  'site/content': ['contract', 'domain'],
  'site/islands': [
    ...SCREENS,
    'site/components',
    'site/scripts',
    'client',
    'contract',
    'domain',
    'clock',
    'site',
  ],
  'site/scripts': [
    ...SCREENS,
    'site/components',
    'site/islands',
    'client',
    'contract',
    'domain',
    'clock',
    'site',
  ],
  render: [
    ...SCREENS,
    'site/islands',
    'site/components',
    'site/content',
    'site/scripts',
    'site/styles',
    'contract',
    'domain',
    'clock',
    'site',
  ],
  layouts: [
    'render',
    'site/scripts',
    'site/islands',
    'site/components',
    'site/content',
    'site/styles',
    'contract',
    'domain',
    'clock',
    'site',
  ],
  pages: [
    ...SCREENS,
    'layouts',
    'render',
    'site/scripts',
    'site/islands',
    'site/components',
    'site/content',
    'contract',
    'domain',
    'clock',
    'site',
  ],
  'content.config': ['slate', 'store', 'site/content', 'contract', 'domain', 'clock'],
  middleware: ['render'],
  netlify: [
    // At the edge there is no site that is given the time.
    'clock',
    'slate/odds',
    'http',
    'wiring',
    'members/*/http',
    'members/*/verbs',
    'slate/answers',
    'slate/live',
    'slate/ledger',
    'slate/operation',
    'slate/pages',
    'slate/season',
  ],
  clock: [],
  fetch: [],
  site: [],
};

const TEST = /\.(?:test|fixture)\.tsx?$/;

/** The wing and part of a file in a wing. */
function wingOf(file: string): { readonly wing: string; readonly part: Part } | undefined {
  const [, wing, below = ''] = /^src\/members\/([^/]+)\/(.+)/.exec(file) ?? [];
  if (wing === undefined) return undefined;
  const [part] = PARTS.find(([, looks]) => looks.test(below)) ?? ['http' as const];
  return { wing, part };
}

/** The room of a file; a module next to the rooms is a room by itself. */
export function roomOf(file: string): string {
  if (file.startsWith('netlify/')) return 'netlify';
  const here = wingOf(file);
  if (here) return `members/${here.wing}/${here.part}`;
  const [, room = file] =
    /^src\/((?:slate|site)\/[^/]+(?=\/)|[^/]+?)(?:\/|\.\w+$)/.exec(file) ?? [];
  return room;
}

function fromWing(from: { readonly wing: string; readonly part: Part }, target: string): boolean {
  const to = wingOf(target);
  if (!to) return FROM_WING[from.part].includes(roomOf(target));
  if (to.wing !== from.wing && !SHARED.includes(to.wing)) return false;
  return to.part === from.part || IN_WING[from.part].includes(to.part);
}

function mayImport(file: string, target: string): boolean {
  const from = wingOf(file);
  if (from) return fromWing(from, target);
  const [room, other] = [roomOf(file), roomOf(target)];
  const allowed = ARROWS[room];
  if (allowed === undefined || room === other) return true;
  return allowed.includes(other) || allowed.includes(other.replace(/^members\/[^/]+/, 'members/*'));
}

/** The imports that violate an arrow. Tests and their fixtures may import anything. */
export const againstArrows = (house: ReadHouse): readonly string[] =>
  [...house].flatMap(([file, targets]) =>
    TEST.test(file)
      ? []
      : targets
          .filter((target) => !mayImport(file, target))
          .map((target) => `${file} may not import ${target}`),
  );
