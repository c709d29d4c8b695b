import { type ComparedLine, HASH_LABEL } from '#domain/rerun/compare.ts';
import { PLAYERS_HASH_LABEL } from '#domain/rerun/comparePlayers.ts';
import { counted } from '#domain/words/counted.ts';
import { h } from './dom.ts';

/** Above this number, lines are folded. */
const OPEN_LINES = 24;

/** Lines under their own heading. */
interface Group {
  readonly heading: string;
  readonly lines: readonly ComparedLine[];
}

/** "win 14.01%, top 3 33.47%" breaks between its figures, not inside one. */
const listed = (text: string): string =>
  text.includes(', ') ? text.replaceAll(/ (?=\d)/g, '\u00a0') : text;

function row({ label, published, rerun, same }: ComparedLine): HTMLTableRowElement {
  const hex = [HASH_LABEL, PLAYERS_HASH_LABEL].includes(label) ? 'hex' : undefined;
  return h(
    'tr',
    { class: same ? undefined : 'off' },
    h('th', { scope: 'row' }, label),
    h('td', { class: hex }, listed(published)),
    h('td', { class: hex }, listed(rerun ?? 'no such figure')),
    h(
      'td',
      { class: same ? 'same' : 'differs' },
      h('span', { class: 'visually-hidden' }, same ? 'same' : 'differs'),
    ),
  );
}

const groupBody = ({ heading, lines }: Group): HTMLTableSectionElement =>
  h(
    'tbody',
    {},
    h('tr', { class: 'group' }, h('th', { scope: 'rowgroup', colspan: 4 }, heading)),
    ...lines.map(row),
  );

const table = (groups: readonly Group[]): HTMLTableElement =>
  h(
    'table',
    { class: 'rerun-lines compared' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        ...['Figure', 'Published', 'Re-run'].map((name) => h('th', { scope: 'col' }, name)),
        h('td', {}),
      ),
    ),
    ...groups.filter(({ lines }) => lines.length > 0).map(groupBody),
  );

const fold = (summary: string, open: boolean, ...content: Node[]): HTMLDetailsElement =>
  h(
    'details',
    { class: 'disclose', open },
    h('summary', {}, summary),
    h('div', { class: 'content' }, ...content),
  );

const matching = (lines: readonly ComparedLine[]) => lines.filter(({ same }) => same);
const differing = (lines: readonly ComparedLine[]) => lines.filter(({ same }) => !same);

const asPrinted = (line: ComparedLine): ComparedLine => ({
  ...line,
  label: `${line.label}, as printed above`,
});

/** All lines of a comparison, visible: differences first, then the page's figures, then the same with more digits. */
export function comparison(
  printed: readonly ComparedLine[],
  said: readonly ComparedLine[],
): HTMLDetailsElement {
  const same = matching(said);
  const shown = same.length > OPEN_LINES + 4 ? OPEN_LINES : same.length;
  const rest = same.slice(shown);
  const exact = { heading: 'With more digits than on the page' };
  return fold(
    printed.length + said.length === 1 ? 'The line' : `All ${printed.length + said.length} lines`,
    true,
    table([
      { heading: 'Differing', lines: [...differing(printed).map(asPrinted), ...differing(said)] },
      { heading: 'As printed above', lines: matching(printed) },
      { ...exact, lines: same.slice(0, shown) },
    ]),
    ...(rest.length > 0
      ? [fold(counted(rest.length, 'more line'), false, table([{ ...exact, lines: rest }]))]
      : []),
  );
}

/** Explanation of differences for readers; nothing without differences. */
export const differences = (lines: readonly ComparedLine[]): Node[] => {
  const off = differing(lines);
  if (off.length === 0) return [];
  const labels = [...new Set(off.map(({ label }) => label))].join(', ');
  return [
    h(
      'p',
      { class: 'note' },
      `Differing: ${labels}. The fault is ours until shown otherwise: either this page was changed, or our engine counts differently on your device.`,
    ),
  ];
};
