import { type FootballPosition, footballPosition } from '#engine/players/football/box.ts';
import type { FootballParams } from '#engine/players/football/params.ts';
import {
  missedBy,
  type PlayerAvailability,
  playingChance,
  REGULAR_CHANCE,
} from '#engine/players/football/state/chance.ts';
import { snapsOf } from '#engine/players/football/state/expected.ts';
import type { AnnouncedPlayer, FootballSituation } from '#engine/players/football/state/squadOf.ts';
import {
  type FootballPlayersState,
  playerIn,
  teamIn,
} from '#engine/players/football/state/state.ts';
import { type FootballFiles, type FootballGame, noteKey } from './games.ts';
import type { NoteRow } from './read.ts';

/** One who may play, and what his chance is read by. */
export interface Candidate extends Omit<AnnouncedPlayer, 'chance'> {
  readonly availability: PlayerAvailability;
}

/** A chart may be this many weeks old: play-off weeks have none of their own. */
const OLDEST_CHART = 3;
/** Nobody with a smaller chance is in a squad. */
const LEAST_CHANCE = 0.02;

/**
 * Who could play for a side, as known before the game: who is on its chart, and who played for it lately. Without a chart the roster is
 * read off its next two games (`ahead`): rosters are public, our files have none of those years.
 */
export function candidatesOf(
  files: FootballFiles,
  state: FootballPlayersState,
  params: FootballParams,
  game: FootballGame,
  side: 'home' | 'away',
  ahead: readonly CandidateId[],
): Candidate[] {
  const { season, week } = game;
  const { team: name } = game.box[side];
  const team = teamIn(state, name, season);
  const chart = chartOf(files, season, week, name);
  const report = new Map(
    (files.reports.get(noteKey(season, week, name)) ?? []).map((row) => [row.playerId, row.status]),
  );
  const found = new Map<string, { position: FootballPosition; depth: number; charted: boolean }>();
  for (const row of chart ?? []) {
    const position = footballPosition(row.pos);
    if (!position) continue;
    const depth = row.pos === 'FB' ? 3 : row.depth;
    const other = found.get(row.playerId);
    if (!other || depth < other.depth) found.set(row.playerId, { position, depth, charted: true });
  }
  const add = (playerId: string, position: FootballPosition | undefined): void => {
    if (position && !found.has(playerId))
      found.set(playerId, { position, depth: 0, charted: false });
  };
  for (const playerId of team.recent.flat()) {
    const known = state.players[playerId];
    if (known?.team === name && known.season === season) add(playerId, known.position);
  }
  if (!chart) for (const { playerId, position } of ahead) add(playerId, position);
  const starter = game.passers[side];
  if (starter) add(starter, 'QB');
  return [...found].map(([playerId, { position, depth, charted }]) => ({
    playerId,
    position,
    depth,
    availability: {
      status: statusOf(report.get(playerId)),
      missed: missedBy(team, playerId),
      charted: chart ? charted : undefined,
      regular:
        snapsOf(playerIn(state, playerId, position, name, season), params, depth) >= REGULAR_CHANCE,
    },
  }));
}

interface CandidateId {
  readonly playerId: string;
  readonly position: FootballPosition;
}

/** "Note" and an empty status are none. */
const statusOf = (status: string | undefined): string =>
  status && ['Out', 'Doubtful', 'Questionable'].includes(status) ? status : '';

function chartOf(
  files: FootballFiles,
  season: number,
  week: number,
  team: string,
): readonly NoteRow[] | undefined {
  for (let back = 0; back <= OLDEST_CHART; back++) {
    const chart = files.charts.get(noteKey(season, week - back, team));
    if (chart) return chart;
  }
  return undefined;
}

/** The players of each side in this game and the team's next one: by game and team. */
export function rostersAhead(
  games: readonly FootballGame[],
): ReadonlyMap<string, readonly CandidateId[]> {
  const ahead = new Map<string, CandidateId[]>();
  const last = new Map<string, { key: string; season: number }>();
  for (const { id, season, box } of games) {
    for (const { team, lines } of [box.home, box.away]) {
      const ids = lines.map(({ playerId, position }) => ({ playerId, position }));
      const before = last.get(team);
      if (before?.season === season) ahead.get(before.key)?.push(...ids);
      const key = `${id}|${team}`;
      ahead.set(key, [...ids]);
      last.set(team, { key, season });
    }
  }
  return ahead;
}

/** A side's situation: its candidates with their chances, who threw first known to start. */
export function announcedSituation(
  params: FootballParams,
  game: FootballGame,
  side: 'home' | 'away',
  candidates: readonly Candidate[],
): FootballSituation {
  const { team } = game.box[side];
  const starter = game.passers[side];
  const players = candidates
    .map(({ availability, ...one }) => ({
      ...one,
      chance: one.playerId === starter ? 1 : playingChance(params, availability),
    }))
    .filter(({ chance }) => chance >= LEAST_CHANCE);
  const backups = players
    .filter(({ position, playerId }) => position === 'QB' && playerId !== starter)
    .sort((one, other) => (one.depth || 9) - (other.depth || 9));
  return {
    season: game.season,
    team,
    opponent: game.box[side === 'home' ? 'away' : 'home'].team,
    players,
    passers: [...(starter ? [starter] : []), ...backups.map(({ playerId }) => playerId)],
    kickerId: `kicker-${team}`,
    defenseId: `defense-${team}`,
  };
}
