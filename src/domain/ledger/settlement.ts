import { isAmericanPrice } from '../prices/americanOdds.ts';
import { type Outcome, unitsOf } from '../record/outcome.ts';
import { WITHHELD } from '../record/picks/pick.ts';
import type { GradeRule, Judged } from './judged.ts';
import { settledGame } from './settledGame.ts';
import { settledPart } from './settledPart.ts';
import { brokenAt } from './standing.ts';

const settled = ({ facts, line }: Judged): Outcome | undefined => {
  const { reference, payload } = facts;
  if (!reference) return undefined;
  const sides = line.contest.sidesOf(line);
  return reference.of === 'game' ? settledGame(payload, sides) : settledPart(payload, sides);
};

/** The outcome follows from the result, the bet and the published settlement, and the units from outcome and price. */
export const settlement: GradeRule = (judged) => {
  const { seq, facts } = judged;
  const { outcome, price = null, units = null } = facts.payload;
  const follows = settled(judged);
  if (follows === undefined) {
    return brokenAt('wrong outcome', seq, 'It does not say what its outcome follows from.');
  }
  if (outcome !== follows) {
    return brokenAt('wrong outcome', seq, `By its own result it is "${follows}".`);
  }
  const expected = unitsAt(price, follows);
  if (expected !== undefined && units === expected) return undefined;
  const text =
    expected === undefined
      ? 'No book asks such a price.'
      : `Its price and outcome give ${expected ?? 'none'}.`;
  return brokenAt('wrong units', seq, text);
};

/** Null without a price or with one that is withheld; undefined for a price that is none. */
function unitsAt(price: unknown, outcome: Outcome): number | null | undefined {
  if (price === null || price === WITHHELD) return null;
  if (typeof price !== 'number' || !isAmericanPrice(price)) return undefined;
  return unitsOf(price, outcome);
}
