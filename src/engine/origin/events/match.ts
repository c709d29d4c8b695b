import type { MatchOrigin, MatchSide } from '#domain/events/origin.ts';
import type { Given } from '../../inputs.ts';
import { besideBooks } from '../../market/twoWay.ts';
import { winOf } from '../../tennis/forecast.ts';
import { matchWinInput } from '../../tennis/matchInputs.ts';
import { checkKind, numbersIn, objectIn } from '../reading.ts';
import { beliefIn, pooledIn } from './reading.ts';

const sideOf = (of: Given): MatchSide => ({
  level: beliefIn(of, 'level'),
  form: beliefIn(of, 'form'),
  surface: beliefIn(of, 'surface'),
  ...numbersIn(of, 'wear'),
});

function matchOrigin(of: Given): MatchOrigin {
  checkKind(of, 'match');
  return {
    kind: 'match',
    a: sideOf(objectIn(of, 'a')),
    b: sideOf(objectIn(of, 'b')),
    ...numbersIn(of, 'age', 'format', 'shrink'),
    ...pooledIn(of),
  };
}

/** The input of a tennis match that follows from what the model knew, its recipe's origin. Throws a RangeError that names what is missing. */
export function deriveMatch(of: Given) {
  const origin = matchOrigin(of);
  return { matchWin: matchWinInput(besideBooks(winOf(origin), origin)) };
}
