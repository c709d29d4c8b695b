import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findings } from '#test/markup/findings.ts';
import { FoldSection } from './FoldSection.tsx';

test('a fold’s line has a heading and a text, and nothing that HTML does not allow there', async () => {
  const fold = renderToStaticMarkup(
    <FoldSection id="more" title="More" aside="1 as last published">
      <p>It</p>
    </FoldSection>,
  );
  expect(fold).toContain('<h2>More</h2><span class="aside">1 as last published</span>');
  expect((await findings(fold)).filter((one) => one.includes('in <summary>'))).toEqual([]);
});
