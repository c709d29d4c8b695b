import {
  meanGames,
  overShare,
  setScoreShares,
  type TennisOutcome,
  winShare,
} from '../../outcomes/tennis.ts';
import type { MatchAbout } from '../about.ts';
import type { KnobSettings, ShownWhatIf } from './shown.ts';

/** A simulated match for a what-if: the set scores from A's clearest win to B's. */
export function shownMatch(
  outcome: TennisOutcome,
  { a, b }: MatchAbout,
  settings: KnobSettings,
): ShownWhatIf {
  const { games: line } = settings;
  return {
    title: `Sets: ${a} to the left, ${b} to the right`,
    bars: setScoreShares(outcome).map(({ winner, score, share }) => ({
      label: score.replace('-', '–'),
      tone: winner === 'A' ? 'away' : 'home',
      share,
    })),
    shares: [
      { label: `${a} wins`, share: winShare(outcome), winner: true },
      { label: `${b} wins`, share: 1 - winShare(outcome), winner: true },
      ...(line === undefined
        ? []
        : [{ label: `Over ${line} games`, share: overShare(outcome, line).over, line: 'games' }]),
    ],
    means: [{ label: 'Mean games', mean: meanGames(outcome) }],
  };
}
