import { readFileSync } from 'node:fs';
import { create, type Font, type Path } from 'fontkitten';

/** A cut of the site's typeface. */
interface Cut {
  readonly weight: number;
  /** %, as font-stretch. */
  readonly width: number;
}

/** The complete, unpacked typeface: a packed font's variations cannot be read. */
const FILE = new URL('./archivo-simcast.ttf', import.meta.url);
const cuts = new Map<string, Font>();

function fontOf({ weight, width }: Cut): Font {
  const key = `${weight} ${width}`;
  const known = cuts.get(key);
  if (known) return known;
  const font = create(readFileSync(FILE));
  if (font.isCollection) throw new Error('The site’s typeface is one font');
  const cut = font.getVariation({ wght: weight, wdth: width });
  cuts.set(key, cut);
  return cut;
}

/** A character missing from the face is replaced by its nearest plain one. */
const plain = (character: string): string => character.normalize('NFD').replace(/\p{M}/gu, '');

interface Glyph {
  /** In thousandths of the size, like all of a glyph. */
  readonly advance: number;
  /** Data of an SVG path that starts at its place on the line; empty for a space. */
  readonly outline: string;
}

const LETTERS = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

/** An outline in relative steps. A thousandth of the size is less than a twelfth of a pixel in the largest line. */
function stepsOf({ commands }: Path): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const steps = commands.map(({ command, args }) => {
    const whole = args.map(Math.round);
    const step = whole.map((to, index) => to - (index % 2 === 0 ? x : y));
    if (command === 'closePath') [x, y] = [startX, startY];
    else [x = x, y = y] = whole.slice(-2);
    if (command === 'moveTo') [startX, startY] = [x, y];
    return `${LETTERS[command]}${step.join(' ')}`;
  });
  return steps.join('');
}

/** Glyphs by cut and character: a variable face computes an outline anew on each request. */
const known = new Map<string, readonly Glyph[]>();

function glyphsOf(character: string, cut: Cut): readonly Glyph[] {
  const font = fontOf(cut);
  const has = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return [...(has ? character : plain(character))].map((each) => {
    const { advanceWidth, path } = font.glyphForCodePoint(each.codePointAt(0) ?? 0);
    return { advance: advanceWidth, outline: stepsOf(path) };
  });
}

const glyphs = (text: string, cut: Cut): readonly Glyph[] =>
  [...text].flatMap((character) => {
    const key = `${character} ${cut.weight} ${cut.width}`;
    const glyph = known.get(key) ?? glyphsOf(character, cut);
    known.set(key, glyph);
    return glyph;
  });

/** px that a line of text takes at a size. */
export const textWidth = (text: string, size: number, cut: Cut): number =>
  glyphs(text, cut).reduce((sum, { advance }) => sum + advance, 0) * (size / 1000);

interface Line {
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly size: number;
  readonly cut: Cut;
  readonly fill: string;
  readonly anchor?: 'end' | undefined;
}

/** A line of text as one SVG outline: drawing needs no font, and many outlines take longer than one. */
export function line(text: string, { x, y, size, cut, fill, anchor }: Line): string {
  const scale = size / 1000;
  const left = anchor === 'end' ? x - textWidth(text, size, cut) : x;
  let at = 0;
  const outlines = glyphs(text, cut).map(({ advance, outline }) => {
    const from = at;
    at += advance;
    return outline === '' ? '' : `M${Math.round(from)} 0${outline}`;
  });
  return `<path fill="${fill}" transform="translate(${left.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${outlines.join('')}"/>`;
}

/** Words broken into lines no wider than `width`. */
export function wrap(text: string, size: number, cut: Cut, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size, cut) > width) lines.push(word);
    else lines.splice(Math.max(lines.length - 1, 0), 1, longer);
  }
  return lines;
}
