import { fixed } from '#domain/numbers/numbers.ts';
import type { ComparedLine } from '#domain/rerun/compare.ts';
import type { RerunnableFigures } from '#domain/rerun/rerunnable.ts';

/** A figure's number, as pages and re-runs print it; undefined if there is none. */
function numberIn(text: string): { readonly value: number; readonly digits: number } | undefined {
  const [found] = /[-−]?\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const plain = found.replace('−', '-').replaceAll(',', '');
  return { value: Number(plain), digits: plain.split('.')[1]?.length ?? 0 };
}

/** Rounded twice, a figure may move by this much. */
const ROUNDED_BEFORE = 0.0006;

/**
 * Compares the figures printed in the page itself, at their printed precision, with the re-run ones: this covers what a reader
 * has read, not only the page's data for the re-run.
 */
export function printedLines(page: ParentNode, { figures }: RerunnableFigures): ComparedLine[] {
  const again = new Map(figures);
  const printed = [...page.querySelectorAll<HTMLElement>('[data-figure]')];
  const said = new Set<string>();
  return printed.flatMap(({ dataset: { figure = '' }, textContent }) => {
    const text = textContent?.trim() ?? '';
    // A page may print a figure in several places; equal prints are one line.
    const key = JSON.stringify([figure, text]);
    if (said.has(key)) return [];
    said.add(key);
    const rerun = numberIn(again.get(figure) ?? '');
    const shown = numberIn(text);
    if (!rerun || !shown) return [];
    const same = Math.abs(shown.value - rerun.value) <= 0.5 * 10 ** -shown.digits + ROUNDED_BEFORE;
    const other = `${fixed(rerun.value, shown.digits)}${text.endsWith('%') ? '%' : ''}`;
    return [{ label: figure, published: text, rerun: same ? text : other, same }];
  });
}
