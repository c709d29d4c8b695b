import { PAGE_LINES } from '#domain/words/pageLines.ts';
import { pageLine, sayOnPage } from './slate/pageLine.ts';

/**
 * A part's script did not arrive: the page says so where the part is, or above its content, with a button that reloads it.
 * @param at the part; said once there
 */
export function chunkFailed(error: unknown, at?: Element | null): void {
  console.warn(PAGE_LINES.chunk, error);
  if (!at) {
    sayOnPage(PAGE_LINES.chunk, 'reload');
    return;
  }
  if (at.previousElementSibling?.hasAttribute('data-chunk')) return;
  const line = pageLine(PAGE_LINES.chunk, 'reload');
  line.dataset.chunk = '';
  at.before(line);
}
