import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FAILURES } from '#domain/words/failures.ts';
import { comeAlive } from './alive.ts';
import { publishedGames } from './games.ts';
import { enterAs } from './signIn.ts';
import { expect, test } from './test.ts';

const SOURCE = join(import.meta.dirname, '../..');

/** Names of the components that some page hydrates. */
function hydrated(): Set<string> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /\.(astro|tsx)$/.test(file) && !file.includes('.test.'));
  const found = pages.flatMap((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8');
    const ofAstro = text.matchAll(/<([A-Z]\w*)\s+client:(?:load|idle|visible)/g);
    const ofGamePages = text.matchAll(/<Island\s+name="(\w+)"/g);
    return [...ofAstro, ...ofGamePages].map(([, name]) => name);
  });
  return new Set(found.flatMap((name) => name ?? []));
}

/** Breaks a browser API that a child uses while rendering. */
const offline = () => {
  Object.defineProperty(Navigator.prototype, 'onLine', {
    get: () => {
      throw new Error('broken');
    },
  });
};
const dates = () => {
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get: () => {
      throw new Error('broken');
    },
  });
};

const sorting = () => {
  Array.prototype.toSorted = () => {
    throw new Error('broken');
  };
};

/** Islands without props: they cannot be broken that way, so one of their children is. */
const GIVEN_NOTHING = [
  { island: 'Subscribe', path: '/subscribe', broken: offline },
  { island: 'FirstMinutes', path: '/subscribe/done?session_id=cs_test_1', broken: offline },
  { island: 'ManageAccount', path: '/account', broken: offline },
  { island: 'Alerts', path: '/alerts', broken: sorting },
  { island: 'MyBets', path: '/my-bets', broken: sorting },
  { island: 'Users', path: '/admin/users', broken: dates },
];

/** Serves a page whose islands get no props: everything in them throws while rendering. */
async function openBroken(page: Page, path: string): Promise<string[]> {
  const broken: string[] = [];
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(
      /<astro-island [^>]*>|<div data-island=[^>]*>/g,
      (island) => {
        broken.push(/(?:component-export|data-island)="(\w+)"/.exec(island)?.[1] ?? '');
        return island.replace(/props="[^"]*"/, 'props="{}"');
      },
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(path);
  await comeAlive(page);
  return broken;
}

test('whatever throws in an island, its section says so and the page lives on', async ({
  page,
  request,
}) => {
  const [game] = (await publishedGames(request)).filter(({ prediction }) => prediction);
  const paths = [
    '/ufc',
    '/boxing',
    '/f1',
    '/tennis',
    '/golf',
    '/golf/pga-tour',
    `/game/${game?.id}`,
  ];
  const mounted = new Set<string>();
  for (const path of paths) {
    const broken = await openBroken(page, path);
    expect(broken, path).not.toEqual([]);
    await expect(page.getByText(FAILURES.section), path).toHaveCount(broken.length);
    await expect(page.locator('h1')).toBeVisible();
    for (const island of broken) mounted.add(island);
  }
  for (const { island } of GIVEN_NOTHING) mounted.add(island);
  expect(mounted).toEqual(hydrated());
});

for (const { island, path, broken } of GIVEN_NOTHING) {
  test(`${island} says so where something in it throws, and the page lives on`, async ({
    page,
    context,
  }) => {
    if (path.startsWith('/admin')) await enterAs(context, { isAdmin: true });
    if (path === '/alerts') await enterAs(context);
    await page.addInitScript(broken);
    await page.goto(path);
    await expect(page.getByText(FAILURES.section)).toHaveCount(1);
    await expect(page.locator(`astro-island[component-export=${island}]`)).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('whatever throws in a part that is drawn anew, that part says so and the page lives on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Number.prototype.toFixed = () => {
        throw new RangeError('A figure cannot be printed');
      };
    });
  });
  await page.goto('/predictions');
  await page.locator('.chip[data-league="NBA"]').click();
  await expect(page.locator('[data-one]').getByText(FAILURES.section).first()).toBeVisible();
  await expect(page.locator('[data-part="tonight"]')).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
});
