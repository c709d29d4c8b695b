import type { PlayerLine } from '#domain/players/line.ts';
import { h } from '../rerun/dom.ts';
import type { IfOut, LineIfOut } from './ifOut.ts';

interface Of {
  readonly player: PlayerLine;
  readonly mates: readonly PlayerLine[];
  readonly gameId: number;
  readonly ifOut: IfOut;
  /** Called when the choice's lines are there, or gone. */
  readonly onLines: () => void;
}

/** The lines if the chosen team-mate is out. */
interface Without {
  readonly name: string;
  readonly lines: readonly LineIfOut[];
}

/** A choice of a team-mate who is out. Lines that come after another choice are dropped. */
export function outField({ player, mates, gameId, ifOut, onLines }: Of) {
  const select = h(
    'select',
    { id: `line-${player.playerId}-out`, class: 'input' },
    h('option', { value: '' }, 'nobody'),
    ...mates.map(({ playerId, name }) => h('option', { value: playerId }, name)),
  );
  const said = h('span', { role: 'status' });
  const drawn = new Map<string, Without>();
  const ask = async (asked: string): Promise<void> => {
    const name = mates.find(({ playerId }) => playerId === asked)?.name ?? '';
    said.textContent = 'Playing the same games without him …';
    const lines = await ifOut(gameId, [asked]).catch((error: unknown) => {
      console.warn(error);
      return undefined;
    });
    if (lines) drawn.set(asked, { name, lines });
    if (select.value !== asked) return;
    said.textContent = lines ? '' : 'This could not be played without him.';
    onLines();
  };
  select.addEventListener('change', () => {
    said.textContent = '';
    if (select.value !== '' && !drawn.has(select.value)) void ask(select.value);
    else onLines();
  });
  const field = h(
    'div',
    { class: 'field' },
    h('label', { for: select.id }, 'If out'),
    select,
    said,
  );
  return { field, chosen: (): Without | undefined => drawn.get(select.value) };
}
