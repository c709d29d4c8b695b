import type { PlayerLine } from '#domain/players/line.ts';
import { countedLine, middleLine } from '#domain/players/lineAsked.ts';
import { lineAt, lineBounds } from '#domain/players/lineAt.ts';
import { shownStats, statLabel, statParts, statShort } from '#domain/players/statText.ts';
import { h } from '../rerun/dom.ts';
import type { IfOut } from './ifOut.ts';
import { outField } from './outField.ts';
import { picture } from './picture.ts';
import { chanceCells, figuresNote, ifOutNote } from './words.ts';

/** What a reader has chosen in a player's panel. */
export interface Chosen {
  readonly stat: string;
  /** In units; undefined: his middle. */
  readonly line?: number | undefined;
}

interface Of {
  readonly player: PlayerLine;
  /** The others whose lines were drawn on his side. */
  readonly mates: readonly PlayerLine[];
  readonly gameId: number;
  readonly chosen: Chosen;
  readonly ifOut: IfOut | undefined;
  /** Told of every choice. */
  readonly onChoice: (chosen: Required<Chosen>) => void;
}

/** His stats that have games, in reading order. */
const statsOf = ({ stats }: PlayerLine): readonly string[] =>
  shownStats(stats).filter((stat) => stats[stat]?.counts.some((count) => count > 0));

const idOf = ({ playerId }: PlayerLine, part: string): string => `line-${playerId}-${part}`;

/** A player's panel: a choice of stat, its pile, a line to move, and what the line comes to. */
export function playerBoard(of: Of): HTMLElement {
  const { player, mates, gameId, chosen, ifOut, onChoice } = of;
  const stats = statsOf(player);
  const first = stats.includes(chosen.stat) ? chosen.stat : stats[0];
  if (first === undefined) return h('p', {}, 'He plays in none of the simulated games.');
  const choice = h(
    'select',
    { id: idOf(player, 'stat'), class: 'input' },
    ...stats.map((stat) => h('option', { value: stat, selected: stat === first }, statLabel(stat))),
  );
  const slider = h('input', { id: idOf(player, 'line'), class: 'slider', type: 'range' });
  const number = h('input', { class: 'input', type: 'number' });
  const label = h('label', { for: slider.id });
  const chart = h('div', { class: 'line-pile' });
  const said = h('output', { class: 'chances', for: slider.id });
  const note = h('p', { class: 'note' });
  const out = ifOut && outField({ player, mates, gameId, ifOut, onLines: () => draw() });

  const draw = (): void => {
    const stat = choice.value;
    const counts = player.stats[stat];
    if (!counts) return;
    const line = slider.valueAsNumber;
    const other = out?.chosen();
    const others = other?.lines.find(({ playerId }) => playerId === player.playerId)?.stats[stat];
    slider.setAttribute('aria-valuetext', `${line} ${statShort(stat)}`);
    if (document.activeElement !== number) number.value = String(line);
    const reading = lineAt(stat, counts, line);
    said.replaceChildren(h('dl', {}, ...chanceCells(reading, line)));
    note.textContent = [
      figuresNote(player, stat, counts),
      other && others ? ifOutNote(other.name, stat, others, line) : '',
    ].join(' ');
    const words = `${statLabel(stat)} of the simulated games, with the line at ${line}.`;
    chart.replaceChildren(
      picture({
        counts,
        other: others,
        line: countedLine(stat, line),
        parts: statParts(stat),
        label: words,
      }),
    );
    onChoice({ stat, line });
  };
  const choose = (line: number | undefined): void => {
    const stat = choice.value;
    const counts = player.stats[stat];
    if (!counts) return;
    const bounds = lineBounds(stat, counts);
    for (const input of [slider, number]) {
      for (const [name, value] of Object.entries(bounds)) input.setAttribute(name, String(value));
    }
    label.textContent = `Line, ${statShort(stat)}`;
    number.setAttribute('aria-label', `Line, ${statShort(stat)}, number`);
    slider.value = String(line ?? middleLine(stat, counts));
    draw();
  };
  choice.addEventListener('change', () => choose(undefined));
  slider.addEventListener('input', draw);
  number.addEventListener('input', () => {
    if (Number.isNaN(number.valueAsNumber)) return;
    slider.value = String(number.valueAsNumber);
    draw();
  });
  number.addEventListener('blur', () => {
    number.value = slider.value;
  });
  choose(first === chosen.stat ? chosen.line : undefined);
  return h(
    'div',
    { class: 'line-board' },
    h(
      'div',
      { class: 'line-choices' },
      h('div', { class: 'field' }, h('label', { for: choice.id }, 'Stat'), choice),
      ...(out ? [out.field] : []),
    ),
    chart,
    h('div', { class: 'slider-field' }, label, slider, number),
    said,
    note,
  );
}
