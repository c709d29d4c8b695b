import { readFileSync } from 'node:fs';
import { SITE } from '#site';
import type { CardFigure, ShareCard } from './card.ts';
import { line, textWidth, wrap } from './type.ts';

/** px of the image, and of its margin. */
const SIZE = { width: 1200, height: 630 } as const;
const MARGIN = 64;
const RIGHT = SIZE.width - MARGIN;
const WIDE = RIGHT - MARGIN;

/** The light palette of site/styles/theme.css. */
const INK = '#101a16';
const MUTED = '#56635c';
const PAPER = '#f3f5f2';
const ACCENT = '#c8102e';
const SIDES = { away: '#bd7a08', draw: '#79857d', home: '#1f4e9e' } as const;
const SIDE_TEXT = { away: '#855300', home: '#1f4e9e' } as const;

const DISPLAY = { weight: 800, width: 112 } as const;
const TEXT = { weight: 600, width: 100 } as const;
const LABEL = { weight: 600, width: 84 } as const;

const WORDMARK = readFileSync(
  new URL('../../site/components/shell/wordmark.svg', import.meta.url),
  'utf8',
)
  .replaceAll('class="wordmark-ink"', `fill="${INK}"`)
  .replaceAll('class="wordmark-line"', `fill="${ACCENT}"`);

const mark = (): string =>
  SITE.name === ('Simcast' as string)
    ? `<g transform="translate(${MARGIN} 52) scale(1.28)">${WORDMARK}</g>`
    : line(SITE.name, { x: MARGIN, y: 96, size: 44, cut: DISPLAY, fill: INK });

/** The largest size at which a title takes at most two lines. */
function titleLines(title: string): { readonly size: number; readonly lines: readonly string[] } {
  for (const size of [80, 72, 64, 56, 48]) {
    const lines = wrap(title, size, DISPLAY, WIDE);
    const fits = lines.every((each) => textWidth(each, size, DISPLAY) <= WIDE);
    if (lines.length <= 2 && fits) return { size, lines };
  }
  return { size: 40, lines: wrap(title, 40, DISPLAY, WIDE).slice(0, 3) };
}

const TEETH = 50;
const PITCH = WIDE / TEETH;
const TOOTH = 0.78 * PITCH;

/**
 * Fifty teeth of two percent, away left; a tooth on a border has two colors. No mask, which would cost more than everything else.
 */
function comb({ away, draw }: { readonly away: number; readonly draw: number }, y: number): string {
  const edges = [0, away, away + draw, 100].map((share) => MARGIN + (share / 100) * WIDE);
  const sides = [SIDES.away, SIDES.draw, SIDES.home];
  const part = (fill: string, side: number): string => {
    const [from = 0, to = 0] = [edges[side], edges[side + 1]];
    const teeth = Array.from({ length: TEETH }, (_, n) => {
      const left = Math.max(from, MARGIN + n * PITCH);
      const right = Math.min(to, MARGIN + n * PITCH + TOOTH);
      return left < right
        ? `M${left.toFixed(2)} ${y}H${right.toFixed(2)}v56H${left.toFixed(2)}z`
        : '';
    });
    return `<path fill="${fill}" d="${teeth.join('')}"/>`;
  };
  return sides.map(part).join('');
}

/** A row of figures in columns of equal width, large above their names. */
function figureRow(figures: readonly CardFigure[], y: number): string {
  const column = WIDE / Math.max(figures.length, 3);
  const size = figures.reduce(
    (least, { value }) => Math.min(least, (56 * (column - 40)) / textWidth(value, 56, DISPLAY)),
    56,
  );
  const drawn = figures.map(({ label, value, side }, index) => {
    const x = MARGIN + index * column;
    const [name = ''] = wrap(label, 26, LABEL, column - 24);
    return (
      line(value, { x, y, size, cut: DISPLAY, fill: side ? SIDE_TEXT[side] : INK }) +
      line(name, { x, y: y + 40, size: 26, cut: LABEL, fill: MUTED })
    );
  });
  return drawn.join('');
}

/** A card as SVG, with all text as outlines. */
export function drawCard(card: ShareCard): string {
  const { size, lines } = titleLines(card.title);
  const top = lines.length > 1 ? 200 : 226;
  const title = lines.map((text, index) =>
    line(text, { x: MARGIN, y: top + index * size * 1.06, size, cut: DISPLAY, fill: INK }),
  );
  const kicker = (y: number) =>
    card.kicker === undefined
      ? ''
      : line(card.kicker, { x: MARGIN, y, size: 30, cut: TEXT, fill: MUTED });
  const below = top + (lines.length - 1) * size * 1.06 + 52;
  const body = card.comb
    ? comb(card.comb, 380) + figureRow(card.figures, 510)
    : `<rect x="${MARGIN}" y="392" width="${WIDE}" height="4" fill="${INK}"/>${figureRow(card.figures, 478)}`;
  const foot = { y: 594, size: 22, cut: TEXT, fill: MUTED } as const;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="${PAPER}"/>${mark()}${title.join('')}${kicker(below)}${body}${line(card.asOf ?? SITE.tagline, { ...foot, x: MARGIN })}${line(new URL(SITE.url).host, { ...foot, x: RIGHT, anchor: 'end' })}</svg>`;
}
