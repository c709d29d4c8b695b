/** Labels of a driver's probability, from the likeliest down. */
const STATUS_LABELS = ['Favorite', 'Strong', 'Threat', 'Upside', 'Longshot'] as const;
export type StatusLabel = (typeof STATUS_LABELS)[number];

/** Lowest probability for one place (0–1) of each tier except the last. */
const TIERS: readonly (readonly [number, StatusLabel])[] = [
  [0.25, 'Favorite'],
  [0.15, 'Strong'],
  [0.05, 'Threat'],
  [0.01, 'Upside'],
];

/**
 * Label of a probability in a market that pays a number of places. Per place: 25 % or more Favorite, 15 % Strong, 5 % Threat, 1 %
 * Upside, less Longshot. A podium pays three, so its 75 % equals a winner's 25 %.
 * @param probability 0–1
 * @param places that the market pays, from 1
 */
export function statusLabel(probability: number, places = 1): StatusLabel {
  const share = probability / places;
  return TIERS.find(([least]) => share >= least)?.[1] ?? 'Longshot';
}
