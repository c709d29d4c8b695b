import type { StandInPlayer } from '../squad.ts';
import { group, parts, sumOfColumn } from '../table.ts';

const lastNameOf = ({ name }: StandInPlayer): string => name.split(' ').at(-1) ?? '';

/** Nine batters in their order, and the pitcher who starts. */
export function baseballStarters(squad: readonly StandInPlayer[]): readonly StandInPlayer[] {
  return squad.slice(0, 10);
}

/** A baseball side: its runs add up to the score, those its pitchers allowed to the other's. */
export function baseballSide(squad: readonly StandInPlayer[], score: number, allowed: number) {
  const batters = squad.slice(0, 9);
  const [starter, first, second] = squad.slice(9, 12);
  const runs = parts(score, 9);
  const hits = parts(score + 4, 9);
  const homers = parts(Math.floor(score / 3), 9);
  const doubles = batters.flatMap((player, at) =>
    at > 6 && (hits[at] ?? 0) > (homers[at] ?? 0) ? [player] : [],
  );
  const batting = batters.map((player, at) => ({
    player,
    more: {
      starter: true,
      batOrder: at + 1,
      atBats: Array.from({ length: 4 }, (_, time) => ({ atBatId: `${at}-${time}` })),
    },
    cells: [
      `${hits[at]}-4`,
      4,
      runs[at] ?? 0,
      hits[at] ?? 0,
      runs[at] ?? 0,
      homers[at] ?? 0,
      0,
      1,
    ].concat(15, '.250', '.330', '.410'),
  }));
  const given = parts(allowed, 3);
  const pitching = [starter, first, second].flatMap((player, at) =>
    player
      ? [
          {
            player,
            more: { starter: at === 0, batOrder: 0 },
            cells: [
              ...[at === 0 ? '6.0' : '1.1', 2 + (given[at] ?? 0), given[at] ?? 0, given[at] ?? 0],
              ...[1, 3, 0, '60-40', '3.50', 60],
            ],
          },
        ]
      : [],
  );
  return {
    groups: [
      group({ type: 'batting' }, 'H-AB AB R H RBI HR BB K #P AVG OBP SLG', batting),
      group({ type: 'pitching' }, 'IP H R ER BB K HR PC-ST ERA PC', pitching),
    ],
    totals: {
      statistics: [
        {
          name: 'batting',
          stats: [
            { name: 'runs', value: sumOfColumn(runs) },
            { name: 'doubles', value: doubles.length },
            { name: 'triples', value: 0 },
            { name: 'stolenBases', value: 0 },
            { name: 'hitByPitch', value: 0 },
          ],
        },
      ],
      details: [
        {
          name: 'battingDetails',
          stats: [
            {
              name: 'doubles',
              displayValue: doubles.map((one) => `${lastNameOf(one)} (2, Example)`).join('; '),
            },
          ],
        },
      ],
    },
  };
}
