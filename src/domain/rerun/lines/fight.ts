import { METHOD_TEXT, methodsOf } from '../../fights/methodText.ts';
import { overUnderRounds } from '../../fights/roundLines.ts';
import {
  decisiveShare,
  distanceShare,
  drawShare,
  type FightOutcome,
  type FightSide,
  meanDuration,
  methodShares,
  roundShares,
} from '../../outcomes/fight.ts';
import type { FightAbout } from '../about.ts';
import type { Figure } from '../rerunnable.ts';
import { exactMean, exactShare } from '../words.ts';

/** Who wins a fight, how and when, in its page's words. */
export function fightFigures(outcome: FightOutcome, about: FightAbout): Figure[] {
  const methods = (side: FightSide): Figure[] => {
    const shares = methodShares(outcome, side);
    return methodsOf(about.league).map((method) => [
      `${about[side]} by ${METHOD_TEXT[method]}`,
      exactShare(shares[method]),
    ]);
  };
  return [
    [`${about.a} wins`, exactShare(decisiveShare(outcome, 'a'))],
    [`${about.b} wins`, exactShare(decisiveShare(outcome, 'b'))],
    ['Draw, of all fights', exactShare(drawShare(outcome))],
    ...methods('a'),
    ...methods('b'),
    ...roundShares(outcome).map(
      (share, at): Figure => [`Ends in round ${at + 1}`, exactShare(share)],
    ),
    ['Goes the distance', exactShare(distanceShare(outcome))],
    ...overUnderRounds(outcome).map(
      ({ line, over }): Figure => [`Over ${line} rounds`, exactShare(over)],
    ),
    ['Mean fighting time, minutes', exactMean(meanDuration(outcome))],
  ];
}
