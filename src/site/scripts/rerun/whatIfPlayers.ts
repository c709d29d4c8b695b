import { inScores } from '#client/players/inScores.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { inUnit, meanText, statShort } from '#domain/players/statText.ts';
import type { MovedLine } from '#domain/rerun/linesMoved.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { movedBy } from '#domain/rerun/words.ts';
import { h } from './dom.ts';

const BUSY = 'Drawing its players …';
const COLUMNS = ['Published', 'What if', 'Moves by'];

/** Digits after the point of a printed mean: the difference has as many. */
const digitsOf = (text: string): number => (text.split('.')[1] ?? '').length;

function row({ name, stat, published, moved }: MovedLine): HTMLTableRowElement {
  const texts = [published, moved].map((mean) => meanText(stat, mean));
  const digits = Math.max(...texts.map(digitsOf));
  const by = movedBy(inUnit(stat, published), inUnit(stat, moved), digits);
  return h(
    'tr',
    {},
    h('th', { scope: 'row' }, `${name}, ${statShort(stat)}`),
    ...[...texts, by].map((text) => h('td', {}, text)),
  );
}

const table = (lines: readonly MovedLine[]): HTMLTableElement =>
  h(
    'table',
    { class: 'rerun-lines' },
    h('caption', {}, 'Players in your what-if, means'),
    h(
      'thead',
      {},
      h('tr', {}, h('td', {}), ...COLUMNS.map((name) => h('th', { scope: 'col' }, name))),
    ),
    h('tbody', {}, ...lines.map(row)),
  );

/**
 * A button that draws the game's players in the scores of a what-if, which takes about a second; nothing for a prediction without
 * players' lines.
 * @param parts of the what-if's scores
 */
export function whatIfPlayers(
  { playersOf: gameId, prediction }: Pick<Rerunnable, 'playersOf' | 'prediction'>,
  parts: readonly unknown[],
): readonly HTMLElement[] {
  if (gameId === undefined) return [];
  const button = h('button', { type: 'button', class: 'button ghost compact' }, 'Its players');
  const place = h('div', {}, button);
  /** What comes in the button's place has its focus. */
  const put = (drawn: HTMLElement): void => {
    drawn.tabIndex = -1;
    place.replaceChildren(drawn);
    drawn.focus({ preventScroll: true });
  };
  button.addEventListener('click', async () => {
    if (button.textContent === BUSY) return;
    button.textContent = BUSY;
    try {
      put(table(await inScores(gameId, prediction, parts as readonly ScoreGrid[])));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const text = `The players could not be drawn: ${reason}`;
      put(h('p', { class: 'alert' }, h('span', {}, text)));
    }
  });
  return [place];
}
