import type { Page } from '@playwright/test';
import axe, { type ElementContext, type RunOptions } from 'axe-core';

/**
 * All stable rules of axe, for violations only. They need no separately loaded style sheets, and nobody reads the reported
 * selectors: without both, a check takes half as long.
 */
const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
  selectors: false,
};

/** Loads axe into a page and its frames, once per document. */
async function inject(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(axe.source);
  }
}

/** Resolves when animations have ended: during a fade, colors are not the real ones. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );

/**
 * Axe's findings on a page: each rule with the first offending markup.
 * @param part selector of the part to check; the whole page if absent
 */
export async function violations(
  page: Page,
  part?: string,
): Promise<(readonly [string, string])[]> {
  await inject(page);
  await settled(page);
  return page.evaluate(
    async ([selector, options]) => {
      const { run }: typeof axe = Reflect.get(window, 'axe');
      const within: ElementContext = selector === null ? document : { include: [selector] };
      const found = await run(within, options);
      return found.violations.map(({ id, nodes }) => [id, nodes[0]?.html ?? ''] as const);
    },
    [part ?? null, OPTIONS] as const,
  );
}
