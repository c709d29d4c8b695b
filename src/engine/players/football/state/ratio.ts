/** A running ratio: what was counted, and on how much; both fade. Serializes as it is. */
export type Ratio = [sum: number, weight: number];

export const emptyRatio = (): Ratio => [0, 0];

/** The ratio shrunk to `prior`, which counts as `strength` of weight. */
export const shrunkRatio = ([sum, weight]: Ratio, prior: number, strength: number): number =>
  (sum + prior * strength) / (weight + strength);

/** Fades what was counted by `keep` (0 to 1), then adds. */
export function addToRatio(ratio: Ratio, keep: number, sum: number, weight: number): void {
  ratio[0] = ratio[0] * keep + sum;
  ratio[1] = ratio[1] * keep + weight;
}

export function fade(ratio: Ratio, keep: number): void {
  ratio[0] *= keep;
  ratio[1] *= keep;
}
