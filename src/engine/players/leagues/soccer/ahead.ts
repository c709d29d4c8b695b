import type { Announced, SideAhead } from '#domain/players/announced.ts';
import { type MayPlay, mayPlay } from '../../soccer/squadOf.ts';
import type { SoccerPlayersState } from '../../soccer/state.ts';
import { LETTERS, soccerPosition } from './positions.ts';

/** Chances to start and to come on of somebody who has not played for the team of late; on an announced bench, to come on. */
const NEW = { starts: 0.15, comesOn: 0.15 };
const NEW_ON_BENCH = 0.4;
const LEAST_CHANCE = 0.01;

/**
 * Who may play for a side: with the line-up out, who starts, and the bench by how often each came on; before it, everybody announced
 * by how often he started and came on of late, if he is fit.
 */
export function soccerPlayersAhead(
  state: SoccerPlayersState,
  { team, players, lineUp }: SideAhead,
): MayPlay[] {
  const known = new Map(mayPlay(state, team).map((one) => [one.playerId, one]));
  return players.flatMap((announced): MayPlay[] => {
    const { playerId, chance } = announced;
    const position = soccerPosition(announced.position) ?? state.players[playerId]?.position;
    if (!position) return [];
    const { starts, comesOn } = known.get(playerId) ?? NEW;
    if (lineUp === 'out')
      return announced.starts === true
        ? [{ playerId, position, starts: 1, comesOn: 0 }]
        : [
            {
              playerId,
              position,
              starts: 0,
              comesOn: known.has(playerId) ? comesOn : NEW_ON_BENCH,
            },
          ];
    const fit = chance * starts;
    const on = fit < 1 ? (chance * comesOn * (1 - starts)) / (1 - fit) : 0;
    return fit + on < LEAST_CHANCE
      ? []
      : [{ playerId, position, starts: fit, comesOn: on, fit: chance }];
  });
}

/** Whoever played for a team of late. */
export const expectedSoccer = (state: SoccerPlayersState, team: string): readonly Announced[] =>
  mayPlay(state, team).map(({ playerId, position }) => ({
    ...{ playerId, position: LETTERS[position], chance: 1 },
  }));
