import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { knowsField } from '../knowsField.ts';
import { playedRun } from '../playedRun.ts';
import type { SeasonRules } from '../run.ts';
import { newSettled } from '../settled.ts';

/** Goals of a team, as bits, if it wins all its games from here on, and if it loses all of them. */
interface OwnGames {
  readonly won: number;
  readonly lost: number;
}

/**
 * With the regular season over, what each team reaches by winning or losing all its own games: what both give is certain, because no
 * other result moves a team further than its own do. Undefined if lots would be drawn, if games are left, or if finished games of the
 * postseason had other sides than ours.
 */
export function ownGames(inputs: SeasonInputs, rules: SeasonRules): OwnGames[] | undefined {
  if (inputs.left.home.length > 0 || inputs.played.home.length === 0) return undefined;
  const known = knowsField(inputs);
  let open = false;
  const settled = (favorite: number, wins: boolean): number => {
    const out = newSettled(inputs.teams.length);
    const run = playedRun(inputs, {
      playOne: (home, away) => (home === favorite ? wins : away === favorite ? !wins : true),
      uniform: () => {
        open = true;
        return 0;
      },
    });
    run.finished.strict = known;
    rules.settle(run, out);
    // Our order is not that of the field that really plays: nothing follows from it.
    if (known && run.finished.unasked() > 0) open = true;
    return out.goals[favorite] ?? 0;
  };
  const all = inputs.teams.map((_, team) => ({
    won: settled(team, true),
    lost: settled(team, false),
  }));
  return open ? undefined : all;
}
