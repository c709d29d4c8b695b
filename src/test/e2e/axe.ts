import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong on a page: each rule with the first piece of markup that breaks it. All in one go and for
 * violations alone, which is two to three times faster than frame by frame; our pages have no frames.
 * @param part selector of the part to look at; all of the page without one
 */
export async function violations(
  page: Page,
  part?: string,
): Promise<(readonly [string, string])[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const found = await (part === undefined ? axe : axe.include(part)).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes[0]?.html ?? '']);
}
