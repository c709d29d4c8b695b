import type { Game } from '#domain/game/game.ts';
import { otherSide, SIDES, type Side, teamOn } from '#domain/game/predictedWinner.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { hasPlayers, type PlayerLeague } from '#domain/players/statNames.ts';
import { leavesOpen } from '#domain/starters/availability.ts';
import { easternDate } from '#domain/time/time.ts';
import type { LeaguePlayers, Squad } from '#engine/players/leagues/leaguePlayers.ts';
import type { RefreshContext } from '../context.ts';
import { announcedOf } from './announcedOf.ts';
import { type LeagueState, leagueState } from './leagueState.ts';
import { gameSideKey, type StoredLineUp, type StoredRoster } from './store/announced.ts';
import type { StoredPlayer } from './store/players.ts';

/** A roster that was read longer ago says nothing. */
const ROSTER_SERVES_MS = 8 * 86_400_000;

/** A game's squads, ready to draw lines from. */
export interface GameSquads {
  readonly model: LeaguePlayers;
  readonly home: Squad | undefined;
  readonly away: Squad | undefined;
  /** Players of the league by id. */
  readonly players: ReadonlyMap<string, StoredPlayer>;
}

/** What is known of the players of games to come. */
export interface PlayersAhead {
  /** What is known of a game's players, as hashes by side: other ones mean other lines. Null in leagues without players. */
  readonly factsOf: (game: Game) => readonly (string | null)[] | null;
  /** Its squads; undefined if too little is known of both sides. */
  readonly squadsOf: (game: Game) => Promise<GameSquads | undefined>;
}

/** What a run reads of a league once, when the first of its games needs it. */
interface OfLeague extends LeagueState {
  readonly players: ReadonlyMap<string, StoredPlayer>;
  readonly rosters: ReadonlyMap<string, StoredRoster>;
}

/**
 * What is known of the players of games to come. The facts of all are read at once, and small; states, rosters and names only for
 * leagues with a game that needs new lines.
 */
export async function playersAhead(
  context: RefreshContext,
  games: readonly Game[],
): Promise<PlayersAhead> {
  const { store, now, log } = context;
  const of = games.filter(({ league }) => hasPlayers(league));
  const ids = of.map(({ id }) => id);
  const facts = await store.readPlayersFacts(ids, now);
  const leagues = new Map<PlayerLeague, Promise<OfLeague>>();
  const ofLeague = (league: PlayerLeague): Promise<OfLeague> => {
    const known = leagues.get(league) ?? readLeague(context, league);
    leagues.set(league, known);
    return known;
  };
  let announced: Promise<ReadonlyMap<string, StoredLineUp>> | undefined;
  const lineUpsOfAll = () => {
    announced ??= store.readLineUps(ids);
    return announced;
  };

  const squadOf = (
    game: Game,
    side: Side,
    known: OfLeague,
    lineUps: ReadonlyMap<string, StoredLineUp>,
  ): Squad | undefined => {
    const team = teamOn(game, side).ratingKey;
    const opponent = teamOn(game, otherSide(side)).ratingKey;
    if (team === undefined || opponent === undefined) return undefined;
    const { model, state, players, rosters } = known;
    const roster = rosters.get(team);
    const isFresh = roster && now.getTime() - Date.parse(roster.asOf) <= ROSTER_SERVES_MS;
    const starter = game.availability?.[side]?.starter;
    const told = announcedOf({
      league: game.league,
      gameTime: game.gameTime,
      now,
      expected: model.expected(state, team),
      roster: isFresh ? roster.players : undefined,
      players,
      lineUp: lineUps.get(gameSideKey(game.id, side)),
      starter: starter && !leavesOpen(starter.basis) ? starter : undefined,
    });
    const { season, postseason, gameTime } = game;
    return model.squadOf(state, {
      team,
      opponent,
      home: side === 'home' && !game.neutralSite,
      season,
      date: easternDate(gameTime),
      postseason,
      ...told,
    });
  };

  return {
    factsOf: ({ id, league }) =>
      hasPlayers(league) ? SIDES.map((side) => facts.get(gameSideKey(id, side)) ?? null) : null,
    squadsOf: async (game) => {
      if (!hasPlayers(game.league)) return undefined;
      const known = await ofLeague(game.league);
      const lineUps = await lineUpsOfAll();
      try {
        const [home, away] = SIDES.map((side) => squadOf(game, side, known, lineUps));
        return home || away
          ? { model: known.model, home, away, players: known.players }
          : undefined;
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        log(`no players of game ${game.id}: ${error.message}`, { level: 'error' });
        return undefined;
      }
    },
  };
}

async function readLeague(context: RefreshContext, league: PlayerLeague): Promise<OfLeague> {
  const { store } = context;
  // First: a state that is begun names its players.
  const known = await leagueState(context, league);
  return {
    ...known,
    players: await store.readLeaguePlayers(league),
    rosters: await store.readRosters(league),
  };
}
