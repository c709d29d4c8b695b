/** Sets a player can be ahead by before a set is played: −2 to 2. */
export const WIDEST_LEAD = 2;
/** Leads of A, as indices lead + WIDEST_LEAD. */
export const MATCH_LEADS = 2 * WIDEST_LEAD + 1;

/**
 * P(A wins a match) from the sets.
 * @param sets P(A wins a set) at index lead + 2, lead being A's sets − B's before it
 * @param final P(A wins the deciding set)
 */
export const matchWinOf = (sets: ArrayLike<number>, final: number, bestOf: 3 | 5): number =>
  bestOf === 3 ? ofThree(sets, final) : ofFive(sets, final);

function ofThree(sets: ArrayLike<number>, final: number): number {
  const [, behind, level, ahead] = five(sets);
  const decided = level * (1 - ahead) + (1 - level) * behind;
  return level * ahead + decided * final;
}

function ofFive(sets: ArrayLike<number>, final: number): number {
  const [farBehind, behind, level, ahead, farAhead] = five(sets);
  const twoNil = level * ahead;
  const oneAll = level * (1 - ahead) + (1 - level) * behind;
  const nilTwo = (1 - level) * (1 - behind);
  const twoOne = twoNil * (1 - farAhead) + oneAll * level;
  const oneTwo = oneAll * (1 - level) + nilTwo * farBehind;
  const twoAll = twoOne * (1 - ahead) + oneTwo * behind;
  return twoNil * farAhead + twoOne * ahead + twoAll * final;
}

const five = (sets: ArrayLike<number>): [number, number, number, number, number] => [
  sets[0] ?? 0,
  sets[1] ?? 0,
  sets[2] ?? 0,
  sets[3] ?? 0,
  sets[4] ?? 0,
];
