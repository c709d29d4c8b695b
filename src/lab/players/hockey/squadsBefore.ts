import type { HockeyLearnParams } from '#engine/players/hockey/learnParams.ts';
import type { HockeySquad } from '#engine/players/hockey/squad.ts';
import { hockeySquadOf, type MayDress, mayDress } from '#engine/players/hockey/squadOf.ts';
import type { HockeyPlayersState } from '#engine/players/hockey/state.ts';
import type { HockeyGame } from './games.ts';

/** Who dressed for at least this share of games of late and is missing was on the injury report, which we do not have. */
export const REGULAR_SHARE = 0.7;

export interface Squads {
  readonly home: HockeySquad;
  readonly away: HockeySquad;
}

/**
 * Both squads before a game. An absent regular is taken for ruled out; who is new to a team is taken for known to dress; the goalie
 * who starts is announced.
 */
export function squadsBefore(
  state: HockeyPlayersState,
  game: HockeyGame,
  params: HockeyLearnParams,
): Squads {
  const side = (at: 'home' | 'away') => {
    const { team, skaters } = game[at];
    const other = game[at === 'home' ? 'away' : 'home'];
    const dressed = new Set(skaters.map(({ playerId }) => playerId));
    const gone = new Set(other.skaters.map(({ playerId }) => playerId));
    const regular = (playerId: string) => (state.skaters[playerId]?.dressed ?? 0) >= REGULAR_SHARE;
    const listed = mayDress(state, team, params)
      .filter(({ playerId }) => dressed.has(playerId) || !(regular(playerId) || gone.has(playerId)))
      .map((one) => (regular(one.playerId) ? { ...one, chance: 1 } : one));
    const known = new Set(listed.map(({ playerId }) => playerId));
    const added: MayDress[] = skaters
      .filter(({ playerId }) => !known.has(playerId))
      .map(({ playerId, role }) => ({ playerId, role, chance: 1 }));
    return hockeySquadOf(
      state,
      {
        team,
        opponent: other.team,
        season: game.season,
        home: at === 'home',
        shootOuts: !game.postseason,
        skaters: [...listed, ...added],
        goalies: game.goalies
          .filter((goalie) => goalie.team === team && goalie.starter)
          .slice(0, 1)
          .map(({ playerId }) => ({ playerId, chance: 1 })),
      },
      params,
    );
  };
  return { home: side('home'), away: side('away') };
}
