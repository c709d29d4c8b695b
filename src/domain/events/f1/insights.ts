import { percent } from '../../numbers/numbers.ts';
import {
  constructorPoints,
  headToHead,
  type RaceOutcome,
  retirementShares,
  topShares,
  winShares,
} from '../../outcomes/race.ts';

interface Insight {
  readonly title: string;
  readonly text: string;
}

const most = (values: readonly number[]): number => values.indexOf(Math.max(...values));
const share = (value: number): string => percent(100 * value, 1);

/**
 * What is notable in the simulated races besides the winner, who is named in the race's head: the duel at the front, the most
 * likely podium if someone else's, the likeliest retirement, points.
 */
export function raceInsights(outcome: RaceOutcome): readonly Insight[] {
  const wins = winShares(outcome);
  const podiums = topShares(outcome, 3);
  const out = retirementShares(outcome);
  const name = (index: number): string => outcome.entrants[index]?.driver ?? '';
  const favorite = most(wins);
  const second = most(wins.map((win, index) => (index === favorite ? -1 : win)));
  const surest = most(podiums);
  const fragile = most(out);
  const [team] = constructorPoints(outcome);
  return [
    {
      title: 'Closest rival',
      text: `${name(second)} finishes ahead of ${name(favorite)} in ${share(headToHead(outcome, second, favorite))} of the simulated races.`,
    },
    ...(surest === favorite
      ? []
      : [
          {
            title: 'Surest podium',
            text: `${name(surest)} is in the top three in ${share(podiums[surest] ?? 0)}.`,
          },
        ]),
    {
      title: 'Likeliest retirement',
      text: `${name(fragile)} does not finish in ${share(out[fragile] ?? 0)}.`,
    },
    ...(team !== undefined && team.value > 0
      ? [
          {
            title: 'Constructors',
            text: `${team.name} takes ${team.value.toFixed(1)} points on average, the most of all teams.`,
          },
        ]
      : []),
  ];
}
