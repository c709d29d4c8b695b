import type { StandInPlayer } from '../squad.ts';
import { group, parts, sumOfColumn } from '../table.ts';

/** How a score came about. */
interface Ways {
  readonly touchdowns: number;
  readonly extraPoints: number;
  readonly fieldGoals: number;
}

/** A score as touchdowns, kicks after them, field goals, and two-pointers for what is left; scores of 1 do not happen. */
function waysOf(score: number): Ways {
  for (let touchdowns = Math.floor(score / 6); touchdowns >= 0; touchdowns -= 1) {
    for (let fieldGoals = 0; 6 * touchdowns + 3 * fieldGoals <= score; fieldGoals += 1) {
      const left = score - 6 * touchdowns - 3 * fieldGoals;
      const twos = Math.max(0, left - touchdowns);
      if (left - 2 * twos >= 0 && left - twos <= touchdowns)
        return { touchdowns, extraPoints: left - 2 * twos, fieldGoals };
    }
  }
  return { touchdowns: 0, extraPoints: 0, fieldGoals: 0 };
}

/** A football side's groups: its touchdowns, kicks and yards add up. */
export function footballGroups(squad: readonly StandInPlayer[], score: number): readonly object[] {
  const { touchdowns, extraPoints, fieldGoals } = waysOf(score);
  const at = (position: string) => squad.filter((one) => one.position === position);
  const [passer] = at('QB');
  const [kicker] = at('PK');
  const [first, second] = at('RB');
  const catchers = squad
    .filter(({ position }) => position === 'WR' || position === 'TE')
    .slice(0, 6);
  if (!passer || !kicker || !first || !second) return [];
  const passed = Math.ceil(touchdowns / 2);
  const caught = parts(passed, catchers.length);
  const yards = parts(180 + 4 * score, catchers.length);
  const runs = parts(touchdowns - passed, 2);
  return [
    group({ name: 'passing' }, 'C/ATT YDS AVG TD INT SACKS QBR RTG', [
      {
        player: passer,
        cells: ['18/30', sumOfColumn(yards), '7.0', passed, 1, '2-14', '55.0', '90.0'],
      },
    ]),
    group({ name: 'rushing' }, 'CAR YDS AVG TD LONG', [
      { player: first, cells: [16, 70, '4.4', runs[0] ?? 0, 18] },
      { player: second, cells: [8, 31, '3.9', runs[1] ?? 0, 9] },
    ]),
    group(
      { name: 'receiving' },
      'REC YDS AVG TD LONG TGTS',
      catchers.map((player, seat) => ({
        player,
        cells: [3, yards[seat] ?? 0, '12.0', caught[seat] ?? 0, 24, 5],
      })),
    ),
    group({ name: 'kicking' }, 'FG PCT LONG XP PTS', [
      {
        player: kicker,
        cells: [
          `${fieldGoals}/${fieldGoals}`,
          '100.0',
          44,
          `${extraPoints}/${touchdowns}`,
          3 * fieldGoals + extraPoints,
        ],
      },
    ]),
  ];
}
