import { FIGHT_DIFFERENCES, type FightOrigin } from '#domain/events/origin.ts';
import { logistic } from '#domain/numbers/logOdds.ts';
import { logitOf, winParts } from '../../fights/known.ts';
import { winAInput } from '../../fights/winInput.ts';
import type { Given } from '../../inputs.ts';
import { besideBooks } from '../../market/twoWay.ts';
import { checkKind, numbersIn, objectIn } from '../reading.ts';
import { beliefIn, pooledIn } from './reading.ts';

function fightOrigin(of: Given): FightOrigin {
  checkKind(of, 'fight');
  const ratings = objectIn(of, 'ratings');
  return {
    kind: 'fight',
    ratings: { a: beliefIn(ratings, 'a'), b: beliefIn(ratings, 'b') },
    differences: numbersIn(objectIn(of, 'differences'), ...FIGHT_DIFFERENCES),
    per: numbersIn(objectIn(of, 'per'), 'rating', ...FIGHT_DIFFERENCES),
    ...numbersIn(of, 'shrink', 'spread', 'missing'),
    ...pooledIn(of),
  };
}

/** The input of a fight that follows from what the model knew, its recipe's origin. Throws a RangeError that names what is missing. */
export function deriveFight(of: Given) {
  const origin = fightOrigin(of);
  return { winA: winAInput(besideBooks(logistic(logitOf(winParts(origin))), origin)) };
}
