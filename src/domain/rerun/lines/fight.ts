import { METHOD_TEXT, methodsOf } from '../../fights/methodText.ts';
import { overUnderRounds } from '../../fights/roundLines.ts';
import {
  decisiveWinShare,
  distanceShare,
  drawShare,
  type FightOutcome,
  type FightSide,
  meanDuration,
  methodShares,
  roundShares,
} from '../../outcomes/fight.ts';
import type { FightAbout } from '../about.ts';
import type { RerunFigure } from '../rerunnable.ts';
import { exactMean, exactShare } from '../words.ts';

/** Who, how and when a fight ends, as its page says it. */
export function fightFigures(outcome: FightOutcome, about: FightAbout): RerunFigure[] {
  const methods = (side: FightSide): RerunFigure[] => {
    const shares = methodShares(outcome, side);
    return methodsOf(about.league).map((method) => [
      `${about[side]} by ${METHOD_TEXT[method]}`,
      exactShare(shares[method]),
    ]);
  };
  return [
    [`${about.a} wins`, exactShare(decisiveWinShare(outcome, 'a'))],
    [`${about.b} wins`, exactShare(decisiveWinShare(outcome, 'b'))],
    ['Draw, of all fights', exactShare(drawShare(outcome))],
    ...methods('a'),
    ...methods('b'),
    ...roundShares(outcome).map(
      (share, at): RerunFigure => [`Ends in round ${at + 1}`, exactShare(share)],
    ),
    ['Goes the distance', exactShare(distanceShare(outcome))],
    ...overUnderRounds(outcome).map(
      ({ line, over }): RerunFigure => [`Over ${line} rounds`, exactShare(over)],
    ),
    ['Mean fighting time, minutes', exactMean(meanDuration(outcome))],
  ];
}
