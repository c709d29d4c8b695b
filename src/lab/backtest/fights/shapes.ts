import {
  decisionShares,
  type FightOutcome,
  methodShares,
  overRoundsShare,
  roundShares,
} from '#domain/outcomes/fight.ts';
import type { FileFight } from '../../fit/fights/ufcRow.ts';
import { rateOf } from '../rateOf.ts';
import type { ShapeRate } from '../types.ts';
import { lasted, timed } from './rates.ts';
import type { TestedFightForecast } from './said.ts';

interface Shape {
  readonly name: string;
  /** Whether the fight can show the shape. */
  applies(fight: FileFight): boolean;
  happened(fight: FileFight): boolean;
  simulated(outcome: FightOutcome): number;
}

const known = ({ method }: FileFight): boolean => method !== 'other';

const methodShape = (method: 'knockout' | 'submission' | 'decision', name: string): Shape => ({
  name,
  applies: (fight) => known(fight) && fight.winner !== 'draw',
  happened: (fight) => fight.method === method,
  simulated: (outcome) => methodShares(outcome)[method],
});

const overShape = (rounds: number, line: number): Shape => ({
  name: `over ${line} rounds of ${rounds}`,
  applies: (fight) => timed(fight) && fight.rounds === rounds,
  happened: (fight) => lasted(fight, line),
  simulated: (outcome) => overRoundsShare(outcome, line),
});

const decisionShape = (kind: 'unanimous' | 'split' | 'majority'): Shape => ({
  name: `${kind} decision`,
  applies: known,
  happened: (fight) => fight.decision === kind && fight.winner !== 'draw',
  simulated: (outcome) => decisionShares(outcome)[kind],
});

const SHAPES: readonly Shape[] = [
  methodShape('knockout', 'knock-out'),
  methodShape('submission', 'submission'),
  methodShape('decision', 'decision'),
  decisionShape('unanimous'),
  decisionShape('split'),
  decisionShape('majority'),
  {
    name: 'ends in round 1',
    applies: timed,
    happened: (fight) => !lasted(fight, 1),
    simulated: (outcome) => roundShares(outcome)[0] ?? 0,
  },
  overShape(3, 0.5),
  overShape(3, 1.5),
  overShape(3, 2.5),
  overShape(5, 2.5),
  overShape(5, 4.5),
];

/** Simulated against actual rates over one season's fights. */
export function fightShapeRates(
  season: number,
  forecasts: readonly TestedFightForecast[],
): ShapeRate[] {
  return SHAPES.flatMap(({ name, applies, happened, simulated }) => {
    const fights = forecasts.filter(({ fight }) => applies(fight));
    if (fights.length === 0) return [];
    const cases = fights.map(
      ({ fight, own }) => [simulated(own.outcome), happened(fight)] as const,
    );
    return rateOf(season, name, cases);
  });
}
