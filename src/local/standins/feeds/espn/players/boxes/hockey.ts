import type { StandInPlayer } from '../squad.ts';
import { group, parts } from '../table.ts';

const LABELS = 'BS HT TK +/- TOI PPTOI SHTOI ESTOI SHFT G YTDG A S SM SOG FW FL FO% GV PN PIM';

/** A hockey side's groups: its goals add up to the score, its goalie's to the other's. */
export function hockeyGroups(
  squad: readonly StandInPlayer[],
  score: number,
  allowed: number,
): readonly object[] {
  const at = (positions: readonly string[]) =>
    squad.filter(({ position }) => positions.includes(position));
  const forwards = at(['C', 'LW', 'RW']);
  const defenders = at(['D']);
  const [goalie] = at(['G']);
  const goals = parts(score, forwards.length);
  const assists = parts(2 * score, defenders.length);
  const row = (player: StandInPlayer, scored: number, assisted: number) => ({
    player,
    cells: [1, 2, 0, 0, '16:30', '1:00', '0:30', '15:00', 21, scored, 9, assisted].concat(
      ...[scored + 2, 1, 0, 0, 0, '0.0', 1, 0, 0],
    ),
  });
  return [
    group(
      { name: 'forwards' },
      LABELS,
      forwards.map((one, seat) => row(one, goals[seat] ?? 0, 0)),
    ),
    group(
      { name: 'defenses' },
      LABELS,
      defenders.map((one, seat) => row(one, 0, assists[seat] ?? 0)),
    ),
    group(
      { name: 'goalies' },
      'GA SA SV SV% TOI PIM',
      goalie ? [{ player: goalie, cells: [allowed, allowed + 25, 25, '.900', '60:00', 0] }] : [],
    ),
  ];
}
