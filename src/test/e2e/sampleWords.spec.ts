import { publishedGames } from './games.ts';
import { attributes, readPageOnce } from './html.ts';
import { TEMPLATES } from './routes.ts';
import { expect, readingTest as test } from './test.ts';

/** How often the visible text says "sample"; folded text is not visible. */
const saidTimes = (): number => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let said = 0;
  while (walker.nextNode()) {
    const { parentElement: box, textContent: text } = walker.currentNode;
    const seen = box?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (seen) said += text?.match(/\bsamples?\b/gi)?.length ?? 0;
  }
  return said;
};

test('a page says at most twice that its data are samples, and once where it shows any', async ({
  page,
  request,
}) => {
  test.slow();
  const [game] = await publishedGames(request);
  const sports = await Promise.all(['/ufc', '/boxing'].map((path) => readPageOnce(request, path)));
  const fighter = sports.flatMap((html) => attributes(html, 'a[href^="/fighter/"]', 'href'))[0];
  const team = attributes(
    await readPageOnce(request, `/game/${game?.id}`),
    'a[href^="/team/"]',
    'href',
  )[0];
  expect(fighter).toBeDefined();
  expect(team).toBeDefined();
  const showing = [
    '/',
    '/predictions',
    `/game/${game?.id}`,
    '/league/nba',
    `${team}`,
    `${fighter}`,
  ];
  const sportPages = ['/ufc', '/boxing', '/tennis', '/f1', '/nascar', '/golf', '/golf/pga-tour'];
  const paths = new Set<string>([...showing, ...sportPages, ...TEMPLATES]);
  const times: Record<string, number> = {};
  // The API has a field of that name.
  paths.delete('/developers');
  for (const path of paths) {
    await page.goto(path);
    times[path] = await page.evaluate(saidTimes);
  }
  const often = Object.entries(times).filter(([, count]) => count > 2);
  expect(often).toEqual([]);
  for (const path of showing) expect(times[path], path).toBeGreaterThan(0);
});
