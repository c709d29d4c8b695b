import type { House } from './readHouse.ts';

/** Which rooms a room may import; every room may import itself. Whoever is not listed may import anything. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  engine: ['domain'],
  contract: ['domain'],
  components: ['contract', 'domain', 'site'],
  client: ['contract', 'domain', 'engine', 'clock', 'site'],
  islands: ['client', 'components', 'contract', 'domain', 'clock', 'site'],
  content: ['contract', 'domain'],
  layouts: ['islands', 'components', 'content', 'contract', 'domain', 'styles', 'clock', 'site'],
  pages: ['layouts', 'islands', 'components', 'content', 'contract', 'domain', 'clock', 'site'],
  'content.config': ['server/store', 'content', 'contract', 'domain'],
  middleware: ['layouts'],
  server: [],
  'server/sources': ['domain', 'engine'],
  'server/store': ['server', 'contract', 'domain'],
  'server/payments': ['server', 'contract', 'domain', 'clock'],
  'server/messaging': ['contract', 'domain', 'clock'],
  'server/stamping': ['domain'],
  // The outside comes to a task as an argument: of these it takes the types, the errors and what is pure.
  'server/tasks': [
    'server/sources',
    'server/store',
    'server/payments',
    'server/messaging',
    'server/stamping',
    'contract',
    'domain',
    'engine',
    'clock',
  ],
  netlify: [
    'server',
    'server/sources',
    'server/store',
    'server/payments',
    'server/messaging',
    'server/stamping',
    'server/tasks',
    'layouts',
    'contract',
    'domain',
    'clock',
    'site',
  ],
  clock: [],
  site: [],
};

const TEST = /\.(?:test|fixture)\.tsx?$|^netlify\/test\//;

/** The room that a file stands in; a module beside the rooms is one of its own. */
export function roomOf(file: string): string {
  if (file.startsWith('netlify/')) return 'netlify';
  const [, room = file] = /^src\/(server\/[^/]+(?=\/)|[^/]+?)(?:\/|\.\w+$)/.exec(file) ?? [];
  return room;
}

/** The imports that go against an arrow. Tests and their fixtures may import what they like. */
export function against(house: House): readonly string[] {
  return [...house].flatMap(([file, targets]) => {
    const room = roomOf(file);
    const allowed = ARROWS[room];
    if (TEST.test(file) || allowed === undefined) return [];
    return targets
      .filter((target) => roomOf(target) !== room && !allowed.includes(roomOf(target)))
      .map((target) => `${file} may not import ${target}`);
  });
}
