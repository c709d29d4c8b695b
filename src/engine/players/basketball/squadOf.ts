import { expectedMinutes } from './expectedMinutes.ts';
import type { BasketballPlayerParams } from './params.ts';
import { playerRates, positionShares, unknownRates } from './rates.ts';
import { broughtTo, teamAt } from './season.ts';
import type { BasketballSquad, BasketballSquadPlayer } from './squad.ts';
import type { BasketballPlayer, BasketballPlayersState, BasketballTeam } from './state.ts';
import { COUNTS } from './stats.ts';

/** One who is with a team on a night. */
export interface Available {
  readonly playerId: string;
  /** Chance that he is fit to play, 0 to 1; what his coach does with him is our own part. */
  readonly chance: number;
}

/** A team's next game. */
interface NextGame {
  readonly season: number;
  readonly team: string;
  readonly opponent: string;
}

/** Games missed in a row after which a player is no part of a team any more. */
const GONE = 25;
/** Usual minutes, as a share of regulation, from which on a fit player plays for sure. */
const REGULAR = 0.28;
/** Expected minutes, as a share of regulation, and games played, from which on a line is shown. */
const SHOWN = 0.21;
const SHOWN_GAMES = 2;
const MOST_SHOWN = 12;
const MOST_PLAYERS = 28;

/** Whether a coach plays him whenever he is fit. */
export const isRegular = (player: BasketballPlayer, regulation: number): boolean =>
  player.minutes >= REGULAR * regulation;

/** Who of the players known is with a team, by their last games. */
export const rosterOf = (state: BasketballPlayersState, team: string): string[] =>
  (state.teams[team]?.roster ?? []).filter((playerId) => {
    const player = state.players[playerId];
    return player?.team === team && player.missed < GONE;
  });

/**
 * A side's squad from what is known before the game: of those available, whoever the state knows. Brings the state to the season.
 * Undefined if it knows nobody of them.
 */
export function basketballSquad(
  params: BasketballPlayerParams,
  state: BasketballPlayersState,
  { season, team, opponent }: NextGame,
  available: readonly Available[],
): BasketballSquad | undefined {
  const { rules, shape } = params;
  const { regulation } = shape;
  const players = available
    .flatMap(({ playerId, chance }) => {
      const known = state.players[playerId];
      if (!known) return [];
      const player = broughtTo(known, season, team, rules);
      const coach = isRegular(player, regulation) ? 1 : player.plays;
      return [
        {
          playerId,
          position: positionShares(player.position),
          chance: chance * coach,
          minutes: Math.min(regulation, Math.max(0, player.minutes)),
          minutesVariance: player.variance,
          missed: player.missed,
          ...playerRates(player, rules, regulation),
          shown: player.games >= SHOWN_GAMES,
        },
      ];
    })
    .sort((one, other) => other.chance * other.minutes - one.chance * one.minutes)
    .slice(0, MOST_PLAYERS);
  if (players.length === 0) return undefined;
  const own = teamAt(state.teams, team, season, rules);
  const against = teamAt(state.teams, opponent, season, rules);
  const expected = expectedMinutes(
    players,
    own.unknown,
    shape,
    players.map(({ chance }) => chance),
  );
  let shown = 0;
  return {
    players: players.map((player, at): BasketballSquadPlayer => {
      const matters =
        player.shown &&
        player.chance > 0 &&
        (expected[at] ?? 0) >= SHOWN * regulation &&
        shown < MOST_SHOWN;
      if (matters) shown += 1;
      return { ...player, shown: matters };
    }),
    rest: { minutes: own.unknown, rates: unknownRates(rules, regulation) },
    usual: usualOf(own),
    opponent: allowedBy(against, rules.opponentWeight),
    shape,
  };
}

/** What a team collects in a game; 0 before it is known from some games. */
const usualOf = ({ made, madeGames }: BasketballTeam): number[] =>
  COUNTS.map((_, stat) => {
    const games = madeGames[stat] ?? 0;
    return games >= 2 ? (made[stat] ?? 0) / games : 0;
  });

/** What an opponent allows against expectation, 1 the usual. */
const allowedBy = (
  { allowed, allowedGames }: BasketballTeam,
  weight: readonly number[],
): number[] =>
  COUNTS.map((_, stat) => {
    const prior = weight[stat] ?? 1;
    const ratio = ((allowed[stat] ?? 0) + prior) / ((allowedGames[stat] ?? 0) + prior);
    return Math.min(2, Math.max(0.5, ratio));
  });
