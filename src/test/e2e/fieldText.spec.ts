import { publishedGames } from './games.ts';
import { TEMPLATES } from './routes.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('an iPhone zooms into no field: text of 16 px in each', async ({ page, request }) => {
  const [game] = await publishedGames(request);
  const small: string[] = [];
  for (const path of [...TEMPLATES, `/game/${game?.id}`]) {
    await page.goto(path);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('input, select, textarea')]
        .filter(
          (field) => !field.matches('[type=checkbox], [type=radio], [type=range], [type=hidden]'),
        )
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(({ id, outerHTML }) => id || outerHTML.slice(0, 80)),
    );
    small.push(...found.map((field) => `${path} ${field}`));
  }
  expect(small).toEqual([]);
});
