import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { britishIn, visibleTexts } from './britishForms.ts';

/** Where texts for readers stand: pages, screens, words, messages, errors. */
const FILES = globSync(
  [
    'src/{pages,layouts,site,render}/**/*.{ts,tsx,astro,md}',
    'src/{domain,contract,members,slate,http}/**/*.{ts,tsx}',
  ],
  { cwd: ROOT },
).filter((file) => !/\.(test|fixture)\.tsx?$|README\.md$|\/tests?\//.test(file));

test('a reader meets American spelling everywhere', () => {
  expect(FILES.length).toBeGreaterThan(1000);
  const found = FILES.flatMap((file) => {
    const content = readFileSync(join(ROOT, file), 'utf8');
    return visibleTexts(file, content).flatMap((text) =>
      britishIn(text).map((word) => `${file}: ${word} in “${text.trim().slice(0, 80)}”`),
    );
  });
  expect(found).toEqual([]);
});

test('British forms are found in what is read, and in nothing else', () => {
  const page = [
    '---',
    "const note = 'It was cancelled today.'; const key = 'cancelled';",
    '---',
    '<p class="colour">{favourite && <b>Favourite</b>} of the <a href="/grey">centre</a></p>',
    '<style>.grey { color: red }</style>',
  ].join('\n');
  const found = visibleTexts('page.astro', page).flatMap(britishIn);
  expect(found).toEqual(['cancelled (canceled)', 'Favourite (favor)', 'centre (center)']);
  expect(britishIn('Canceled; the Bell Centre; /cancelled; favorite; a sum')).toEqual([
    'sum (amount, total or calculation)',
  ]);
});
