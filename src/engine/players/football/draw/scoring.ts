import { exp } from '../../../rng/exp.ts';
import { type Generator, uniform } from '../../../rng/generator.ts';
import { log } from '../../../rng/log.ts';
import type { FootballParams } from '../params.ts';

/** How a side's points were scored. 6 a touchdown, 3 a field goal, 2 a safety or a two-point try, 1 an extra point. */
export interface ScoredBall {
  /** Touchdowns of the offense, and of defense and kicks together. */
  readonly offense: number;
  readonly returned: number;
  readonly fieldGoals: number;
  readonly safeties: number;
  readonly extraPoints: number;
  readonly twoPoints: number;
}

interface Way {
  readonly scored: ScoredBall;
  readonly weight: number;
}

/** ln n! for n from 0 on: more than anybody has scored of anything. */
const LOG_FACTORIALS = (() => {
  const sums = [0, 0];
  for (let n = 2; n <= 50; n++) sums.push((sums[n - 1] ?? 0) + log(n));
  return sums;
})();
const logFactorial = (n: number): number => LOG_FACTORIALS[n] ?? Number.POSITIVE_INFINITY;

/** Ways below this share of a score's are left out. */
const LEAST = 1e-4;

/** Draws how a final score came about: each way by its chance among all that give exactly this score. */
export class FootballScoring {
  private readonly logs: Readonly<Record<keyof FootballParams['scoring'] | 'missed', number>>;
  private readonly ways: (readonly Way[])[] = [];

  constructor(rates: FootballParams['scoring']) {
    this.logs = {
      offense: log(rates.offense),
      returned: log(rates.returned),
      fieldGoals: log(rates.fieldGoals),
      safeties: log(rates.safeties),
      kick: log(rates.kick),
      two: log(rates.two),
      missed: log(Math.max(1e-6, 1 - rates.kick - rates.two)),
    };
  }

  draw(generator: Generator, score: number): ScoredBall {
    const ways = this.ways[score] ?? this.waysTo(score);
    this.ways[score] = ways;
    let u = uniform(generator);
    for (const { scored, weight } of ways) {
      u -= weight;
      if (u < 0) return scored;
    }
    return (ways[0] ?? NOTHING).scored;
  }

  /** The likeliest first; weights sum to 1. One point can only be the safety on a try: it stands as an extra point. */
  private waysTo(score: number): readonly Way[] {
    const found: { scored: ScoredBall; log: number }[] = [];
    for (let touchdowns = 0; 6 * touchdowns <= score; touchdowns++)
      for (let safeties = 0; safeties <= 2; safeties++)
        for (let extraPoints = 0; extraPoints <= touchdowns; extraPoints++)
          for (let twoPoints = 0; twoPoints <= touchdowns - extraPoints; twoPoints++) {
            const left = score - 6 * touchdowns - 2 * (safeties + twoPoints) - extraPoints;
            if (left < 0 || left % 3 !== 0) continue;
            for (let returned = 0; returned <= Math.min(3, touchdowns); returned++)
              found.push(
                this.way({
                  offense: touchdowns - returned,
                  returned,
                  fieldGoals: left / 3,
                  safeties,
                  extraPoints,
                  twoPoints,
                }),
              );
          }
    const most = found.reduce((best, one) => Math.max(best, one.log), Number.NEGATIVE_INFINITY);
    const weights = found
      .map((one) => ({ scored: one.scored, weight: exp(one.log - most) }))
      .filter(({ weight }) => weight > LEAST)
      .sort((a, b) => b.weight - a.weight);
    const total = weights.reduce((sum, { weight }) => sum + weight, 0);
    return weights.length === 0
      ? [{ scored: { ...NOTHING.scored, extraPoints: score }, weight: 1 }]
      : weights.map(({ scored, weight }) => ({ scored, weight: weight / total }));
  }

  private way(scored: ScoredBall) {
    const { logs } = this;
    const tries = scored.offense + scored.returned;
    const missed = tries - scored.extraPoints - scored.twoPoints;
    return {
      scored,
      log:
        scored.offense * logs.offense +
        scored.returned * logs.returned +
        scored.fieldGoals * logs.fieldGoals +
        scored.safeties * logs.safeties +
        scored.extraPoints * logs.kick +
        scored.twoPoints * logs.two +
        missed * logs.missed +
        logFactorial(tries) -
        logFactorial(scored.offense) -
        logFactorial(scored.returned) -
        logFactorial(scored.fieldGoals) -
        logFactorial(scored.safeties) -
        logFactorial(scored.extraPoints) -
        logFactorial(scored.twoPoints) -
        logFactorial(missed),
    };
  }
}

const NOTHING: Way = {
  scored: { offense: 0, returned: 0, fieldGoals: 0, safeties: 0, extraPoints: 0, twoPoints: 0 },
  weight: 1,
};
