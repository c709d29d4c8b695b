import { cornerKey } from '#engine/fights/key.ts';
import type { FileFight } from '../../fit/fights/ufcRow.ts';
import { nelderMead } from '../../fit/nelderMead.ts';

/** Elo's own scale: 400 points are odds of ten to one. */
const SCALE = 400;

/**
 * Plain Elo, the baseline: everyone starts level, no margins, no time.
 * Source: Elo (1978), "The rating of chessplayers, past and present".
 */
export class PlainElo {
  private readonly points = new Map<string, number>();
  private readonly step: number;

  /** @param step points for a win against certain defeat */
  constructor(step: number) {
    this.step = step;
  }

  /** P(a wins). */
  winA({ a, b }: FileFight): number {
    const gap = (this.points.get(cornerKey(a)) ?? 0) - (this.points.get(cornerKey(b)) ?? 0);
    return 1 / (1 + 10 ** (-gap / SCALE));
  }

  learn(fight: FileFight): void {
    if (fight.winner === 'draw') return;
    const change = this.step * ((fight.winner === 'a' ? 1 : 0) - this.winA(fight));
    for (const [corner, by] of [
      [fight.a, change],
      [fight.b, -change],
    ] as const) {
      const key = cornerKey(corner);
      this.points.set(key, (this.points.get(key) ?? 0) + by);
    }
  }
}

/** The step with the least loss on these fights. */
export function fitFightElo(fights: readonly FileFight[]): number {
  const loss = ([log = 0]: readonly number[]): number => {
    const elo = new PlainElo(Math.exp(log));
    let sum = 0;
    for (const fight of fights) {
      const p = elo.winA(fight);
      if (fight.winner !== 'draw') sum -= Math.log(fight.winner === 'a' ? p : 1 - p);
      elo.learn(fight);
    }
    return sum;
  };
  const best = nelderMead(loss, [Math.log(60)], { steps: [0.5], most: 40, tolerance: 1e-4 });
  return Math.exp(best.at[0] ?? 0);
}
