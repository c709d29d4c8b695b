import { askGameLines } from '#client/playerLines.ts';
import type { GamePlayerLines } from '#client/readGameLines.ts';
import { h } from '../rerun/dom.ts';
import { type Chosen, playerBoard } from './board.ts';
import { ifOutHere } from './ifOut.ts';
import { matesOf } from './mates.ts';

/** The answers of the page's tables: one request for each. */
const answers = new WeakMap<Element, Promise<GamePlayerLines>>();
/** Open panels, each with what ends it. */
const open = new WeakMap<Element, () => void>();

const OPEN = 'tr.line-row';

function linesOf(table: HTMLElement): Promise<GamePlayerLines> {
  const known = answers.get(table);
  if (known) return known;
  const asked = askGameLines(Number(table.dataset.playersOf));
  answers.set(table, asked);
  asked.catch(() => answers.delete(table));
  return asked;
}

const linkOf = (playerId: string, stat: string): HTMLAnchorElement | null =>
  document.querySelector(
    `[data-player="${CSS.escape(playerId)}"] a[data-count="${CSS.escape(stat)}"]`,
  );

/** Fills a panel; where the answer cannot be had, it says so with the way to the player's page. */
async function fill(panel: HTMLElement, link: HTMLAnchorElement, told: Told): Promise<void> {
  const { playerId, chosen } = told;
  const table = link.closest<HTMLElement>('[data-players-of]');
  const page = h('a', { href: link.pathname }, 'His page');
  const lines = table && (await linesOf(table).catch((error: unknown) => console.warn(error)));
  const player = lines?.players.find((one) => one.playerId === playerId);
  if (!table || !lines || !player) {
    const failed = lines
      ? 'His distribution is not there any more. '
      : 'His distribution could not be loaded. ';
    panel.replaceChildren(h('p', { role: 'alert' }, failed, page));
    return;
  }
  const board = playerBoard({
    player,
    mates: matesOf(player, lines.players),
    gameId: Number(table.dataset.playersOf),
    chosen,
    ifOut: ifOutHere,
    onChoice: (next) => {
      told.chosen = next;
      page.search = new URLSearchParams({ stat: next.stat, line: String(next.line) }).toString();
    },
  });
  const isNewer = table.dataset.prediction !== String(lines.predictionId);
  panel.replaceChildren(
    board,
    ...(isNewer
      ? [h('p', { class: 'note' }, 'Of a newer prediction than the figures above.')]
      : []),
    h('p', { class: 'note' }, page),
  );
}

/** What an open panel remembers, to open again in a later page. */
interface Told {
  readonly playerId: string;
  chosen: Chosen;
  /** The id of its field that has the focus. */
  focused: string | undefined;
}

function openCount(link: HTMLAnchorElement, chosen: Chosen, focused?: string): void {
  const row = link.closest<HTMLElement>('tr[data-player]');
  if (!row) return;
  const playerId = row.dataset.player ?? '';
  const stat = link.dataset.count ?? '';
  const told: Told = { playerId, chosen, focused };
  const name = row.querySelector('th a')?.textContent ?? '';
  const panel = h(
    'div',
    { id: `line-${playerId}`, role: 'region', 'aria-label': `${name}, simulated games` },
    h('p', { class: 'subline', role: 'status' }, 'Loading his simulated games …'),
  );
  const made = h('tr', { class: 'line-row' }, h('td', { colspan: 4 }, panel));
  row.after(made);
  link.setAttribute('aria-expanded', 'true');
  link.setAttribute('aria-controls', panel.id);
  const listening = new AbortController();
  const { signal } = listening;
  panel.addEventListener('focusin', ({ target }) => {
    told.focused = target instanceof Element ? target.id : undefined;
  });
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node) told.focused = undefined;
  });
  // A later page's content replaces the table: the same panel opens in it.
  const again = () => {
    listening.abort();
    const next = linkOf(playerId, stat);
    if (next) openCount(next, told.chosen, told.focused);
  };
  document.addEventListener('drawn', again, { signal });
  open.set(made, () => {
    listening.abort();
    made.remove();
    link.setAttribute('aria-expanded', 'false');
    link.removeAttribute('aria-controls');
  });
  void fill(panel, link, told).then(() => {
    if (focused !== undefined) document.getElementById(focused)?.focus();
  });
}

/** Opens a count's distribution under its row, or closes it; the table has one open at a time. */
export function toggleCount(link: HTMLAnchorElement): void {
  const wasOpen = link.getAttribute('aria-expanded') === 'true';
  for (const row of link.closest('table')?.querySelectorAll(OPEN) ?? []) open.get(row)?.();
  if (!wasOpen) openCount(link, { stat: link.dataset.count ?? '' });
}
