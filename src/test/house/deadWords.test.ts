import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { withoutComments } from './withoutComments.ts';

/** Words that told a bettor nothing, or boasted, and second names of one thing: a price says what it costs (domain/prices/callText.ts). */
const DEAD =
  /\bno edge\b|\bprices? that (?:pays?|paid)\b|\bbeats? our figures\b|\bprices pay\b|\bprice pays\b(?!')|\bpays? at our figures\b|\bprojected winner\b|\blikeliest winners?\b|\bbooks differ most\b|\bboth (?:books|sources)\b|\beither (?:book|source)\b|\btwo (?:sources|feeds)\b/i;

/** What a reader, a listener or a mail may get: everything but tests, tools of ours, generated files, and comments, which may use our own terms. */
const SAID = globSync(['src/**/*.{ts,tsx,astro,md}', 'public/**/*.{js,html,txt}'], {
  cwd: ROOT,
}).filter(
  (file) => !/\.(?:test|fixture)\.|^src\/(?:test|lab|local|engine)\/|README\.md$/.test(file),
);

test('no text says "No edge", "prices that pay", "beats our figures", a second name for the predicted winner, or that there are two books', () => {
  expect(SAID.length).toBeGreaterThan(1000);
  const found = SAID.flatMap((file) =>
    withoutComments(readFileSync(join(ROOT, file), 'utf8'))
      .replaceAll(/\s+/g, ' ')
      .split(/(?<=[.;`'"<>])/)
      .filter((said) => DEAD.test(said))
      .map((said) => `${file}: ${said.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'No edge',
  'prices that pay',
  '2 prices pay',
  'None beats our figures',
  'at both books',
  'Prices from two sources',
])('"%s" would be found', (text) => {
  expect(DEAD.test(text)).toBe(true);
});
