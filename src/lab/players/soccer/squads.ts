import type { SoccerLearnParams } from '#engine/players/soccer/learnParams.ts';
import type { SoccerSquad } from '#engine/players/soccer/squad.ts';
import {
  type MayPlay,
  mayPlay,
  soccerSquadOf,
  withLineUp,
} from '#engine/players/soccer/squadOf.ts';
import {
  learnSoccer,
  newSoccerState,
  type SoccerPlayersState,
} from '#engine/players/soccer/state.ts';
import type { SoccerGame } from './soccerGame.ts';

interface Squads {
  readonly home: SoccerSquad;
  readonly away: SoccerSquad;
}

/** Missed shots of a side in the seasons before the file begins. */
const MISSED_BEFORE = 11;
/** Who came on and was not known to the team: the chance to come on of a new name on the bench. */
const NEW_ON_BENCH = 0.4;

/** A game ahead: what was known of both squads when the line-ups were out. */
interface Ahead {
  readonly game: SoccerGame;
  readonly squads: () => Squads;
}

/** Walks through games in order. A day's finals are learned after the last of its games has been looked at. */
export function* walkSoccer(
  games: readonly SoccerGame[],
  params: SoccerLearnParams,
): Generator<Ahead, void> {
  const state = newSoccerState(MISSED_BEFORE);
  for (let from = 0; from < games.length; ) {
    let to = from;
    while (games[to]?.date === games[from]?.date) to++;
    const day = games.slice(from, to);
    for (const game of day) yield { game, squads: () => squadsBefore(state, game, params) };
    for (const game of day) learnSoccer(state, game, params);
    from = to;
  }
}

/**
 * Both squads before a game. Who starts is known; on the bench is whoever played for the side of late, and the names that are new to
 * it. Who was hurt or not named is not in our files and may come on like the others.
 */
function squadsBefore(
  state: SoccerPlayersState,
  game: SoccerGame,
  params: SoccerLearnParams,
): Squads {
  const side = (at: 'home' | 'away') => {
    const { team, players } = game[at];
    const other = game[at === 'home' ? 'away' : 'home'];
    const gone = new Set(other.players.map(({ playerId }) => playerId));
    const known = mayPlay(state, team).filter(({ playerId }) => !gone.has(playerId));
    const names = new Set(known.map(({ playerId }) => playerId));
    const added: MayPlay[] = players
      .filter(({ playerId }) => !names.has(playerId))
      .map(({ playerId, position }) => ({ playerId, position, starts: 0, comesOn: NEW_ON_BENCH }));
    const starters = players.filter(({ started }) => started).map(({ playerId }) => playerId);
    return soccerSquadOf(
      state,
      {
        team,
        opponent: other.team,
        season: game.season,
        home: at === 'home',
        players: withLineUp([...known, ...added], new Set(starters)),
      },
      params,
    );
  };
  return { home: side('home'), away: side('away') };
}
