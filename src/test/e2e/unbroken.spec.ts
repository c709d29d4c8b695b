import { publishedGames } from './games.ts';
import { TEMPLATES } from './routes.ts';
import { expect, reading as test } from './test.ts';
import { splitsIn, WHOLE } from './unbroken.ts';

for (const width of [320, 390, 820]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test(`no price, line, time, record or re-run is split between two lines at ${width} px`, async ({
      page,
      request,
    }) => {
      const games = await publishedGames(request);
      const soccer = games.find(({ league }) => league === 'EPL');
      const priced = games.find(({ odds }) => odds.length === 2);
      await page.goto('/tennis');
      const match = page.locator('.next-matches a').first();
      const paths = [
        ...TEMPLATES,
        `/game/${soccer?.id}`,
        `/game/${priced?.id}`,
        (await match.getAttribute('href')) ?? '',
      ];
      const found: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('.tabpanel { display: block !important }');
          document.adoptedStyleSheets = [sheet];
          for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
            fold.open = true;
        });
        for (const { token, around } of await page.evaluate(splitsIn, WHOLE))
          found.push(`${path} “${token}” in “${around}”`);
      }
      expect(found).toEqual([]);
    });
  });
}
