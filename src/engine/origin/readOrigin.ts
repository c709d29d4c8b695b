import type { GoalOrigin, MarginOrigin, Origin } from '#domain/game/origin.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { Consensus } from '#domain/prices/market.ts';
import type { Given } from '../inputs.ts';
import { isGivenObject, numbersIn, objectIn } from './reading.ts';

function marketOf({ win, spread, total }: Given): Pick<Consensus, 'win' | 'spread' | 'total'> {
  const line = (of: unknown) => (isGivenObject(of) ? numbersIn(of, 'line', 'share') : undefined);
  return {
    ...(isGivenObject(win) && { win: numbersIn(win, 'home', 'draw', 'away') }),
    spread: line(spread),
    total: line(total),
  };
}

const pooledOf = (of: Given): Pick<Origin, 'market' | 'weights'> => ({
  ...(isGivenObject(of.market) && { market: marketOf(of.market) }),
  weights: numbersIn(objectIn(of, 'weights'), 'close', 'own', 'margin', 'total'),
});

const marginOf = (of: Given): MarginOrigin => ({
  kind: 'margin',
  parts: numbersIn(
    objectIn(of, 'parts'),
    'home',
    'away',
    'advantage',
    'homeStarter',
    'awayStarter',
    'circumstances',
    'slot',
  ),
  ...numbersIn(of, 'variance', 'slope', 'scale', 'scoreSd'),
  total: numbersIn(objectIn(of, 'total'), 'mean', 'bias', 'scoreSd'),
  ...pooledOf(of),
});

const goalsOf = (of: Given): GoalOrigin => ({
  kind: 'goals',
  lead: numbersIn(objectIn(of, 'lead'), 'advantage', 'home', 'away', 'stakes'),
  pace: numbersIn(objectIn(of, 'pace'), 'league', 'home', 'away', 'lateness'),
  ...numbersIn(of, 'variance', 'rho', 'easing'),
  ...pooledOf(of),
});

/** A recipe's origin, JSON of a page or of the ledger. Throws a RangeError that names what is missing. */
export function readOrigin(of: Given): Origin {
  if (of.kind === 'margin') return marginOf(of);
  if (of.kind === 'goals') return goalsOf(of);
  throw new InputError(`An origin of kind ${String(of.kind)} is not known`);
}
