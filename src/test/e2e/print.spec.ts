import { openAlive } from './alive.ts';
import { publishedGames } from './games.ts';
import { expect, test } from './test.ts';

/** Pages that are long on paper: one of each way to scroll or to contain. */
const PATHS = [
  '/predictions',
  '/track-record',
  '/status',
  '/f1',
  '/nascar',
  '/ufc',
  '/betting-academy',
  '/developers',
];

test('on paper nothing scrolls, is cut, or is a container, in which Firefox loses what is taller than a page', async ({
  page,
  request,
}) => {
  const game = (await publishedGames(request)).find(({ odds }) => odds.length === 2);
  await page.emulateMedia({ media: 'print' });
  for (const path of [`/game/${game?.id}`, ...PATHS]) {
    await page.goto(path);
    const held = await page.evaluate(() =>
      [...document.querySelectorAll('main, main *')]
        .filter(
          (one) => !one.matches('svg, svg *, input, .visually-hidden') && one.checkVisibility(),
        )
        .filter((one) => {
          const { containerType, overflowX, overflowY, maxHeight, position } =
            getComputedStyle(one);
          const isOpen = overflowX === 'visible' && overflowY === 'visible' && maxHeight === 'none';
          return containerType !== 'normal' || !isOpen || position === 'sticky';
        })
        .map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''}`),
    );
    expect([...new Set(held)], path).toEqual([]);
    const outside = await page.locator('main td svg').evaluateAll((pictures) =>
      pictures
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const [picture, cell] = [one, one.closest('td')].map((it) => it?.getBoundingClientRect());
          return (
            picture && cell && (picture.width > cell.width + 1 || picture.left < cell.left - 1)
          );
        })
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    expect(outside, path).toEqual([]);
  }
});

test('a printed game has its odds, and every fold’s content', async ({ page, request }) => {
  const game = (await publishedGames(request)).find(({ odds }) => odds.length === 2);
  await openAlive(page, `/game/${game?.id}`);
  await page.emulateMedia({ media: 'print' });
  // In one task, as a browser prints: what arrives later is not on that paper.
  const closed = await page.locator('main').evaluate((main) => {
    dispatchEvent(new Event('beforeprint'));
    return main.querySelectorAll('details:not([open])').length;
  });
  expect(closed).toBe(0);
  await expect(page.locator('#odds .odds tbody tr').last()).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.length).toBeGreaterThan(50_000);
});
