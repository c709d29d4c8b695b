import { methodsOf } from '../../fights/methodText.ts';
import {
  decisiveWinShare,
  distanceShare,
  drawShare,
  type FightOutcome,
  meanDuration,
  methodShares,
  overRoundsShare,
} from '../../outcomes/fight.ts';
import type { FightAbout } from '../about.ts';
import type { KnobSettings, ShownBar, ShownWhatIf } from './shown.ts';

const SHORT = { knockout: 'KO', submission: 'Sub', decision: 'Dec' } as const;

/** A simulated fight for a what-if: winners with their methods, the draw between them. */
export function shownFight(
  outcome: FightOutcome,
  { a, b, league }: FightAbout,
  settings: KnobSettings,
): ShownWhatIf {
  const methods = methodsOf(league);
  const bars = (side: 'a' | 'b'): ShownBar[] => {
    const shares = methodShares(outcome, side);
    return methods.map((method) => ({
      label: SHORT[method],
      tone: side === 'a' ? 'away' : 'home',
      share: shares[method],
    }));
  };
  const { rounds: line } = settings;
  return {
    title: `How it ends: ${a} to the left, ${b} to the right`,
    bars: [
      ...bars('a'),
      { label: 'Draw', tone: 'draw', share: drawShare(outcome) },
      ...bars('b').toReversed(),
    ],
    shares: [
      { label: `${a} wins`, share: decisiveWinShare(outcome, 'a'), winner: true },
      { label: `${b} wins`, share: decisiveWinShare(outcome, 'b'), winner: true },
      { label: 'Goes the distance', share: distanceShare(outcome) },
      ...(line === undefined
        ? []
        : [
            { label: `Over ${line} rounds`, share: overRoundsShare(outcome, line), line: 'rounds' },
          ]),
    ],
    means: [{ label: 'Mean fighting time, minutes', mean: meanDuration(outcome) }],
  };
}
