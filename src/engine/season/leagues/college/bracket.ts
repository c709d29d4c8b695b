import type { SeasonRun, SettledGame } from '../../run.ts';
import { playGame } from '../../series.ts';

/**
 * Plays a knock-out out to its champion, who is returned; finished games count. Slots hold one team, or two that meet first, the first
 * of them at home unless `neutral`; all other games are on neutral ground. `reached` counts rounds from 1: a team without a first game
 * is through that round.
 */
export function playBracket(
  run: SeasonRun,
  slots: readonly (readonly number[])[],
  { reached }: SettledGame,
  neutral: boolean,
): number {
  let round = 1;
  const reach = (team: number): number => {
    reached[team] = round;
    return team;
  };
  for (const slot of slots) slot.forEach(reach);
  if (slots.some(({ length }) => length > 1)) round += 1;
  let left = slots.map(([one = 0, other]) =>
    reach(other === undefined || playGame(run, one, other, neutral) ? one : other),
  );
  while (left.length > 1) {
    round += 1;
    const through: number[] = [];
    for (let at = 0; at + 1 < left.length; at += 2) {
      const one = left[at] ?? 0;
      const other = left[at + 1] ?? 0;
      through.push(reach(playGame(run, one, other, true) ? one : other));
    }
    left = through;
  }
  return left[0] ?? 0;
}
