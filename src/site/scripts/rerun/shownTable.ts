import type { WhatIfShown } from '#client/rerun/session.ts';
import { fixed, percent, signed } from '#domain/numbers/numbers.ts';
import { fairAmericanText } from '#domain/prices/fairPrice.ts';
import { movedBy } from '#domain/rerun/words.ts';
import { h } from './dom.ts';

const COLUMNS = ['Published', 'What if', 'Moves by', 'Fair price'];
/** Columns omitted on narrow screens, because they follow from the others. */
const WIDE = 2;

const classAt = (column: number) => ({ class: column === WIDE ? 'wide' : undefined });

const row = (label: string, ...cells: string[]): HTMLTableRowElement =>
  h(
    'tr',
    {},
    h('th', { scope: 'row' }, label),
    ...cells.map((cell, column) => h('td', classAt(column), cell)),
  );

/** Shares with the fair prices in the reader's game, then means. */
export function shownTable({ published, whatIf }: WhatIfShown): HTMLTableElement {
  const shares = whatIf.shares.map(({ label, share, note }, at) => {
    const before = published.shares[at]?.share ?? 0;
    return row(
      note === undefined ? label : `${label}, ${note}`,
      percent(100 * before, 1),
      percent(100 * share, 1),
      movedBy(100 * before, 100 * share, 1),
      fairAmericanText(share),
    );
  });
  const means = whatIf.means.map(({ label, mean, signed: carriesSign }, at) => {
    const before = published.means[at]?.mean ?? 0;
    const text = carriesSign ? signed : fixed;
    return row(label, text(before, 2), text(mean, 2), movedBy(before, mean, 2), '');
  });
  return h(
    'table',
    { class: 'rerun-lines' },
    h('caption', {}, 'Fair prices for your what-if'),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td', {}),
        ...COLUMNS.map((name, column) => h('th', { scope: 'col', ...classAt(column) }, name)),
      ),
    ),
    h('tbody', {}, ...shares, ...means),
  );
}
