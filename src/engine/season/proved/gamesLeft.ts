import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { playedRun } from '../playedRun.ts';
import type { SeasonRules, Settled } from '../run.ts';

/** Goals of a team, as bits, if it wins all its games from here on, and if it loses all of them. */
export interface OwnGames {
  readonly won: number;
  readonly lost: number;
}

/**
 * With the regular season over, what each team reaches by winning or losing all its own games: what both give is certain, because no
 * other result moves a team further than its own do. Undefined if lots would be drawn, or if games are left.
 */
export function ownGames(inputs: SeasonInputs, rules: SeasonRules): OwnGames[] | undefined {
  if (inputs.left.home.length > 0 || inputs.played.home.length === 0) return undefined;
  let lots = false;
  const settled = (favorite: number, wins: boolean): number => {
    const out: Settled = {
      goals: new Uint16Array(inputs.teams.length),
      rank: new Uint8Array(inputs.teams.length),
      reached: new Uint8Array(inputs.teams.length),
    };
    const run = playedRun(inputs, {
      playOne: (home, away) => (home === favorite ? wins : away === favorite ? !wins : true),
      uniform: () => {
        lots = true;
        return 0;
      },
    });
    rules.settle(run, out);
    return out.goals[favorite] ?? 0;
  };
  const all = inputs.teams.map((_, team) => ({
    won: settled(team, true),
    lost: settled(team, false),
  }));
  return lots ? undefined : all;
}
