import {
  GAMES_LINES,
  meanGames,
  overShare,
  setScoreShares,
  type TennisOutcome,
  tieBreakShare,
  winShare,
} from '../../outcomes/tennis.ts';
import type { MatchAbout } from '../about.ts';
import type { Figure } from '../rerunnable.ts';
import { exactMean, exactShare } from '../words.ts';

/** Winner, set scores and games of a tennis match, in its card's words. */
export function matchFigures(outcome: TennisOutcome, { a, b }: MatchAbout): Figure[] {
  const winA = winShare(outcome);
  return [
    [`${a} wins`, exactShare(winA)],
    [`${b} wins`, exactShare(1 - winA)],
    ...setScoreShares(outcome).map(
      ({ winner, score, share }): Figure => [
        `${winner === 'A' ? a : b} ${score.replace('-', '–')}`,
        exactShare(share),
      ],
    ),
    ...GAMES_LINES.map(
      (line): Figure => [`Over ${line} games`, exactShare(overShare(outcome, line).over)],
    ),
    ['Mean games', exactMean(meanGames(outcome))],
    ['A tie-break or more', exactShare(tieBreakShare(outcome))],
  ];
}
