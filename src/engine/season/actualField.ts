import type { SeasonRules, SettledGame } from './run.ts';
import type { RunInWork } from './seasonRun.ts';
import { settleAnew } from './settled.ts';

/**
 * Settles a run whose postseason has begun by the field that really plays. Where our order leaves finished games without their sides (a
 * lot that fell otherwise, a tie-break or a result that we do not know), a side that met another takes the seat of whom we had there,
 * and the two change what the regular season gave them, as long as that explains more of the finished games.
 * @param again begins the same postseason once more
 */
export function settleActual(
  run: RunInWork,
  rules: SeasonRules,
  out: SettledGame,
  again: () => void,
): void {
  const { seated, finished } = run;
  finished.strict = true;
  for (let team = 0; team < seated.length; team++) seated[team] = team;
  settleAnew(run, rules, out);
  let missing = finished.unasked();
  if (missing === 0) return;
  const settle = (): number => {
    finished.restart();
    again();
    settleAnew(run, rules, out);
    return finished.unasked();
  };
  for (let better = true; better && missing > 0; ) {
    better = false;
    for (const [one, other] of changesOf(run)) {
      change(seated, one, other);
      const left = settle();
      better = left < missing;
      if (better) {
        missing = left;
        break;
      }
      change(seated, one, other);
    }
    if (!better) settle();
  }
  reseat(out, seated);
}

/**
 * Pairs of teams that may change seats so that the first finished game that is missing is played; those of the closest records first,
 * because a lot or a tie-break is likelier to be unknown than a result.
 */
function changesOf({ finished, wins }: RunInWork): (readonly [number, number])[] {
  const [home = -1, away = -1] = finished.firstUnasked() ?? [];
  const [atHome, atAway] = [finished.unknownOf(away), finished.unknownOf(home)];
  const changes: (readonly [number, number])[] = [];
  if (atHome !== undefined) changes.push([home, atHome]);
  if (atAway !== undefined) changes.push([away, atAway]);
  const apart = ([one, other]: readonly [number, number]): number =>
    Math.abs((wins[one] ?? 0) - (wins[other] ?? 0));
  return changes.sort((one, other) => apart(one) - apart(other));
}

function change(seated: Int16Array, one: number, other: number): void {
  const [seat, otherSeat] = [seated.indexOf(one), seated.indexOf(other)];
  seated[seat] = other;
  seated[otherSeat] = one;
}

/** Gives what each seat reached to whom sits there. */
function reseat({ goals, rank, reached }: SettledGame, seated: Int16Array): void {
  for (const column of [goals, rank, reached]) {
    const bySeat = column.slice();
    for (const [seat, team] of seated.entries()) column[team] = bySeat[seat] ?? 0;
  }
}
