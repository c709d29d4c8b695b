/** Rounds to the published digits, so that the stored inputs are exactly the simulated ones. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
