/** Limit of blocks, and blocks in a row. */
const MOST = 185;
const ROW = 37;
const SVG = 'http://www.w3.org/2000/svg';

/** Lines per block: the smallest of 1, 2, 5, 10, 20, 50 … with which 185 blocks are enough. */
function linesPerBlock(lines: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) if (lines <= step * power * MOST) return step * power;
  }
}

/** The chain as blocks of lines, oldest first, filled up to the checked line. */
export function drawBlocks(svg: SVGElement, lines: number) {
  const each = linesPerBlock(lines);
  const count = Math.max(1, Math.ceil(lines / each));
  const rows = Math.ceil(count / ROW);
  svg.setAttribute('viewBox', `0 0 ${ROW * 10} ${rows * 10}`);
  const blocks = Array.from({ length: count }, (_, at) => {
    const block = document.createElementNS(SVG, 'rect');
    const place = { x: (at % ROW) * 10, y: Math.floor(at / ROW) * 10, width: 8.4, height: 8.4 };
    for (const [name, value] of Object.entries(place)) block.setAttribute(name, String(value));
    return block;
  });
  svg.replaceChildren(...blocks);
  let filled = 0;
  return {
    linesPerBlock: each,
    /** Fills the blocks up to a line. */
    fill(seq: number): void {
      const to = seq >= lines ? count : Math.floor(seq / each);
      for (; filled < to; filled += 1) blocks[filled]?.setAttribute('class', 'checked');
    },
    /** Marks the block of a line. */
    mark(seq: number, as: 'newest' | 'broken'): void {
      const at = Math.min(count, Math.max(1, Math.ceil(seq / each))) - 1;
      blocks[at]?.setAttribute('class', as);
    },
  };
}
