import type { StatCounts } from '#domain/players/line.ts';
import { statFigures } from '#domain/players/lineFigures.ts';
import { h, svg } from '../rerun/dom.ts';
import {
  barsBetween,
  outline,
  pileOf,
  pilesAxis,
  pilesPeak,
  placeOnAxis,
  ticksOf,
} from './pile.ts';

interface Drawn {
  readonly counts: StatCounts;
  /** The same stat if a team-mate is out: an outline over it. */
  readonly other?: StatCounts | undefined;
  /** In parts. */
  readonly line: number;
  readonly parts: number;
  /** In words, for who does not see it. */
  readonly label: string;
}

/** A mark over the axis with its word: floor, ceiling. */
const mark = (at: number, text: string) => [
  svg('line', { class: 'edge', x1: `${at}%`, x2: `${at}%`, y1: -4, y2: '100%' }),
  svg('text', { class: `peak ${at > 50 ? 'after' : 'before'}`, x: `${at}%`, y: -8 }, text),
];

/** The line through the bars. */
const lineMark = (at: number) =>
  svg(
    'g',
    { class: 'line-flag' },
    svg('line', { class: 'halo', x1: `${at}%`, x2: `${at}%`, y1: 0, y2: '104%' }),
    svg('line', { x1: `${at}%`, x2: `${at}%`, y1: 0, y2: '104%' }),
  );

/** A stat's simulated games as bars, under and over a line, with floor and ceiling. */
export function picture({ counts, other, line, parts, label }: Drawn): HTMLElement {
  const pile = pileOf(counts, parts);
  const rival = other && pileOf(other, parts);
  const piles = rival ? [pile, rival] : [pile];
  const [axis, peak] = [pilesAxis(...piles), pilesPeak(...piles)];
  const figures = statFigures(counts);
  return h(
    'div',
    { class: 'chart', role: 'img', 'aria-label': label },
    h(
      'div',
      { class: 'plot' },
      svg(
        'svg',
        { viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
        svg('path', { class: 'area-under', d: barsBetween(pile, axis, peak, axis.from, line) }),
        svg('path', { class: 'area-over', d: barsBetween(pile, axis, peak, line, axis.to) }),
        ...(rival ? [svg('path', { class: 'if-out', d: outline(rival, axis, peak) })] : []),
      ),
      svg(
        'svg',
        { class: 'words', 'aria-hidden': 'true' },
        ...(figures
          ? [
              ...mark(placeOnAxis(axis, figures.floor), 'floor'),
              ...mark(placeOnAxis(axis, figures.ceiling), 'ceiling'),
            ]
          : []),
        lineMark(placeOnAxis(axis, line)),
      ),
    ),
    svg(
      'svg',
      { class: 'ticks', 'aria-hidden': 'true' },
      ...ticksOf(axis, parts).map(({ at, value }) =>
        svg('text', { x: `${at}%`, y: '1em' }, String(value)),
      ),
    ),
  );
}
