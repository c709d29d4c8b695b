import type { League } from '#domain/leagues/league.ts';
import { hasPlayers, type PlayerLeague } from '#domain/players/statNames.ts';
import type { PlayerStatus } from '#domain/players/status.ts';
import { startOf } from '#engine/fitted/players/start/index.ts';
import { leaguePlayersOf } from '#engine/players/leagues/index.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import type { AllPlayers, PlayerNote, RosterPlayer } from '../playerReports.ts';
import { SourceError } from '../source.ts';

/** Samples of a report: on every third team one player, in turn, of those who have played for it of late. */
const EVERY = 3;

const WORDS = ['Questionable', 'Out'] as const satisfies readonly PlayerStatus[];

/** A sample in which a whole attack changes would not look like most days. */
const SPARED = new Set(['QB', 'PK', 'G', 'SP']);

function playerLeague(league: League): PlayerLeague {
  if (!hasPlayers(league)) throw new SourceError(`no sample players of the ${league}`);
  return league;
}

async function rosterOf(league: PlayerLeague, teamKey: string): Promise<readonly RosterPlayer[]> {
  const { players } = await startOf(league);
  return players
    .filter(({ team }) => team === teamKey)
    .map(({ playerId, name, position }) => ({ playerId, name, position }));
}

/** Sample notes, the same in every run. */
async function notesOf(league: PlayerLeague): Promise<readonly PlayerNote[]> {
  const { chances } = FEED_FACTS[league].espn.players ?? {};
  const { players, state } = await startOf(league);
  if (!chances || players.length === 0) return [];
  const named = new Map(players.map((one) => [one.playerId, one]));
  const model = await leaguePlayersOf(league);
  const known = model.stateOf(state);
  const keys = FEED_FACTS[league].teams.flatMap(({ team }) => team.ratingKey ?? []);
  return keys.flatMap((teamKey, at) => {
    const turn = Math.floor(at / EVERY);
    const status = WORDS[turn % WORDS.length] ?? WORDS[0];
    const regulars = model
      .expected(known, teamKey)
      .flatMap(({ playerId }) => named.get(playerId) ?? [])
      .filter(({ position }) => !SPARED.has(position));
    const player = at % EVERY === 0 ? regulars[turn % Math.max(1, regulars.length)] : undefined;
    if (!player) return [];
    const { playerId, name, position } = player;
    return [{ teamKey, playerId, name, position, status, chance: chances[status] }];
  });
}

/**
 * Sample players: the real ones of the start states, on the teams they last played for, with a few sample notes. A sample game has no
 * line-ups, and no box score, because it has no result.
 */
export const samplePlayers = (): AllPlayers => ({
  boxScore: () => Promise.reject(new SourceError('no box scores of samples')),
  roster: async (league, teamId) => rosterOf(playerLeague(league), teamId),
  notes: async (league) => ({
    notes: await notesOf(playerLeague(league)),
    unread: new Set(),
    quarantined: [],
  }),
  lineUps: async () => new Map(),
});
