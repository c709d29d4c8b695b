import type { Bout } from '../../events/fightCard.ts';
import { lastNames } from '../../fights/lastName.ts';
import { METHOD_TEXT, methodsOf } from '../../fights/methodText.ts';
import {
  distanceShare,
  drawShare,
  type FightOutcome,
  fightRuns,
  methodShares,
  roundShares,
} from '../../outcomes/fight.ts';
import { endedSo, type Fall, type FallBar } from './fall.ts';

const wordsOf = (bars: readonly FallBar[], runs: number): string | undefined => {
  const came = bars.find(({ isResult }) => isResult);
  return came && `${came.label}: ${endedSo(came.share, runs, 'fights')}`;
};

const fallOf = (title: string, bars: readonly FallBar[], runs: number): Fall => ({
  title,
  bars,
  words: wordsOf(bars, runs),
});

function wayBars(bout: Bout, outcome: FightOutcome, league: 'UFC' | 'Boxing'): readonly FallBar[] {
  const [a, b] = lastNames(bout.a.name, bout.b.name);
  const { winner, method } = bout.result ?? {};
  const ways = (['a', 'b'] as const).flatMap((side) => {
    const shares = methodShares(outcome, side);
    return methodsOf(league).map((how) => ({
      label: `${side === 'a' ? a : b} by ${METHOD_TEXT[how]}`,
      share: shares[how],
      side,
      isResult: winner === side && method === how,
    }));
  });
  const draw = { label: 'Draw', share: drawShare(outcome), side: 'none' } as const;
  return [...ways, { ...draw, isResult: winner === 'draw' }];
}

function roundBars({ result }: Bout, outcome: FightOutcome): readonly FallBar[] {
  const judged = result?.method === 'decision' || result?.winner === 'draw';
  const rounds = roundShares(outcome).map((share, at) => ({
    label: `Round ${at + 1}`,
    share,
    side: 'none' as const,
    isResult: !judged && result?.winner !== 'noContest' && result?.round === at + 1,
  }));
  const whole = { label: 'To the judges', share: distanceShare(outcome), side: 'none' } as const;
  return [...rounds, { ...whole, isResult: judged }];
}

/** Who won how, and in which round. */
export function fightFalls(bout: Bout, league: 'UFC' | 'Boxing'): readonly Fall[] {
  const outcome = bout.prediction?.outcome;
  if (!outcome) return [];
  const runs = fightRuns(outcome);
  return [
    fallOf('Winner and method', wayBars(bout, outcome, league), runs),
    fallOf('When it ends', roundBars(bout, outcome), runs),
  ];
}
