import type { BarTone, ShownBar } from '#domain/rerun/shown/shown.ts';
import { h, svg } from './dom.ts';

const TONES: readonly BarTone[] = ['away', 'draw', 'home', 'over'];
/** Share of a bar's place left empty on each side. */
const GAP = 0.12;

const top = (share: number, peak: number): string => (100 - (100 * share) / peak).toFixed(2);

/** One path for all bars of a tone, on an axis of 100 by 100. */
function path(bars: readonly ShownBar[], peak: number, draws: (bar: ShownBar) => boolean): string {
  const width = 100 / bars.length;
  return bars
    .map((bar, at) => {
      if (!draws(bar) || bar.share === 0) return '';
      const from = (width * (at + GAP)).toFixed(2);
      const to = (width * (at + 1 - GAP)).toFixed(2);
      return `M${from} 100V${top(bar.share, peak)}H${to}V100`;
    })
    .join('');
}

/** Above this number, bars share one stepped outline: separate outlines would hide them. */
const MANY = 24;

function steps(bars: readonly ShownBar[], peak: number): string {
  const width = 100 / bars.length;
  const across = bars.map(
    ({ share }, at) => `V${top(share, peak)}H${(width * (at + 1)).toFixed(2)}`,
  );
  return `M0 100${across.join('')}V100`;
}

/** The reader's pile, and the published one in outline over it. */
export function overlay(
  title: string,
  published: readonly ShownBar[],
  whatIf: readonly ShownBar[],
): HTMLElement {
  const peak = Math.max(
    ...published.map(({ share }) => share),
    ...whatIf.map(({ share }) => share),
  );
  const drawing = svg(
    'svg',
    { viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    ...TONES.map((tone) =>
      svg('path', { class: `area-${tone}`, d: path(whatIf, peak, (bar) => bar.tone === tone) }),
    ),
    svg('path', {
      class: 'as-published',
      d: published.length > MANY ? steps(published, peak) : path(published, peak, () => true),
    }),
  );
  const words = svg(
    'svg',
    { class: 'ticks', 'aria-hidden': 'true' },
    ...whatIf.map(({ label }, at) =>
      svg('text', { x: `${((100 * (at + 0.5)) / whatIf.length).toFixed(2)}%`, y: 13 }, label),
    ),
  );
  return h(
    'figure',
    {},
    h('figcaption', { class: 'note' }, `${title}.`),
    h(
      'div',
      {
        class: 'chart',
        role: 'img',
        'aria-label': `${title}: your what-if as bars, the published prediction in outline. The figures are in the table.`,
      },
      h('div', { class: 'plot' }, drawing),
      words,
    ),
    h(
      'p',
      { class: 'key flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2' },
      h('span', {}, h('i', {}), 'Your what-if'),
      h('span', {}, h('i', { class: 'line' }), 'Published'),
    ),
  );
}
