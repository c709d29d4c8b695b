/**
 * Seven-point Gauss–Hermite rule for a standard normal: E f(Z) ≈ Σ weight · f(node).
 * Exact for polynomials to degree 13. Source: Abramowitz and Stegun (1964), table 25.10, rescaled.
 */
export const NORMAL_NODES: readonly (readonly [node: number, weight: number])[] = [
  [-3.750439717725742, 5.48268855972218e-4],
  [-2.366759410734541, 3.07571239675865e-2],
  [-1.154405394739968, 0.240123178605013],
  [0, 0.457142857142857],
  [1.154405394739968, 0.240123178605013],
  [2.366759410734541, 3.07571239675865e-2],
  [3.750439717725742, 5.48268855972218e-4],
];

/** The same with three points: exact for polynomials to degree 5. */
export const THREE_NODES = [
  [0, 2 / 3],
  [-1.7320508075688772, 1 / 6],
  [1.7320508075688772, 1 / 6],
] as const;
