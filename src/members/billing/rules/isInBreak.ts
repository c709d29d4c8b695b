/** A span in which a number was shut out by its own wish, ms since 1970. */
export interface Break {
  readonly from: number;
  readonly to: number;
}

/** Stripe's times are whole seconds: what happened in the second in which something begins counts as after it. */
export const floorSecond = (ms: number): number => 1000 * Math.floor(ms / 1000);

/** Whether an instant of Stripe's lies in a break. */
export const isInBreak = (at: number, breaks: readonly Break[]): boolean =>
  breaks.some(({ from, to }) => at >= floorSecond(from) && at < to);
