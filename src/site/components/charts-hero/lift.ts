import type { DotPile } from './dotPile.ts';

/** Parts of the chart's width, from the left, that the copy's buttons and its lede take up. */
const BUTTONS = 0.33;
const LEDE = 0.46;
/** Heights in % of the chart's width: the row of buttons, the away side's caption, the flag. */
const BUTTON_ROW = 5;
const CAPTION = 12;
const FLAG = 3;
const MOST = 18;
const STEP = 3;

/**
 * How far the pile may rise next to the text above it without touching it: a multiple of 3, 0–18, in % of the chart's width.
 * `lineAt` is the market line's position, 0–100.
 */
export function liftBeside(pile: DotPile, lineAt: number | undefined): number {
  const whole = (pile.height / pile.columns) * 100;
  const upTo = (part: number) =>
    pile.heightUpTo(part) * whole + (lineAt !== undefined && lineAt < part * 100 ? FLAG : 0);
  const room = Math.min(
    whole - upTo(BUTTONS),
    whole - upTo(LEDE) + BUTTON_ROW,
    whole - CAPTION,
    MOST,
  );
  return Math.max(0, Math.floor(room / STEP) * STEP);
}
