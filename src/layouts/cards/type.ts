import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';

/** A cut of the site's typeface. */
export interface Cut {
  readonly weight: number;
  /** %, as font-stretch. */
  readonly width: number;
}

/** The typeface whole and unpacked: a variation of a packed font cannot be read. */
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

/** What the face has no letter for is written with its nearest plain one. */
const plain = (character: string): string => character.normalize('NFD').replace(/\p{M}/gu, '');

const glyphs = (text: string, cut: Cut) => {
  const font = fontOf(cut);
  return [...text].flatMap((character) => {
    const has = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    return [...(has ? character : plain(character))].map((each) =>
      font.glyphForCodePoint(each.codePointAt(0) ?? 0),
    );
  });
};

/** px that a line of text takes at a size. */
export const widthOf = (text: string, size: number, cut: Cut): number =>
  glyphs(text, cut).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * (size / 1000);

interface Line {
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly size: number;
  readonly cut: Cut;
  readonly fill: string;
  readonly anchor?: 'end' | undefined;
}

/** A line of text as SVG outlines: no machine that draws it needs the font. */
export function line(text: string, { x, y, size, cut, fill, anchor }: Line): string {
  const scale = size / 1000;
  let at = anchor === 'end' ? x - widthOf(text, size, cut) : x;
  const paths = glyphs(text, cut).map(({ path, advanceWidth }) => {
    const outline = path.toSVG();
    const place = `<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${outline}"/>`;
    at += advanceWidth * scale;
    return outline === '' ? '' : place;
  });
  return `<g fill="${fill}">${paths.join('')}</g>`;
}

/** Words broken into lines no wider than `width`. */
export function wrap(text: string, size: number, cut: Cut, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, cut) > width) lines.push(word);
    else lines.splice(Math.max(lines.length - 1, 0), 1, longer);
  }
  return lines;
}
