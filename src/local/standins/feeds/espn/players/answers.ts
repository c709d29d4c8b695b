import type { Score } from '#domain/game/game.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { baseballSide, baseballStarters } from './boxes/baseball.ts';
import { basketballGroups } from './boxes/basketball.ts';
import { footballGroups } from './boxes/football.ts';
import { hockeyGroups } from './boxes/hockey.ts';
import { soccerLineUp, soccerRoster } from './boxes/soccer.ts';
import { type StandInPlayer, standInSquad } from './squad.ts';

const athlete = ({ id, name, position }: StandInPlayer) => ({
  id,
  displayName: name,
  position: { abbreviation: position },
  status: { type: 'active', name: 'Active' },
});

/** Sports whose rosters are one list; of others they are in groups. */
const FLAT = new Set(['basketball', 'soccer']);

/** A team's roster as ESPN sends it. */
export function rosterAnswer(league: PlayerLeague, teamId: string): object {
  const players = standInSquad(league, teamId).map(athlete);
  const groups = [
    { position: 'all', items: players },
    { position: 'injuredReserveOrOut', items: [] },
  ];
  return { team: { id: teamId }, athletes: FLAT.has(LEAGUES[league].sport) ? players : groups };
}

/** A team's depth chart; of leagues without charts the team alone, as the real one answers. */
export function chartAnswer(league: PlayerLeague, teamId: string): object {
  const team = { id: teamId };
  if (!FEED_FACTS[league].espn.players?.charts) return { team };
  const byPosition = Map.groupBy(standInSquad(league, teamId), ({ position }) => position);
  const positions = Object.fromEntries(
    [...byPosition].map(([abbreviation, players]) => [
      abbreviation.toLowerCase(),
      { position: { abbreviation }, athletes: players.map(athlete) },
    ]),
  );
  return { team, depthchart: [{ name: 'Depth Chart', positions }] };
}

const WORDS = ['Questionable', 'Out', 'Doubtful', 'Day-To-Day', 'Active'];

/** A league's injury report: of each team one player, who is told by the address of his page, as in the real one. */
export function reportAnswer(
  league: PlayerLeague,
  teams: readonly { readonly id: string; readonly name: string }[],
): object | undefined {
  if (!FEED_FACTS[league].espn.players?.chances) return undefined;
  const injuries = teams.map(({ id, name: displayName }, at) => {
    const squad = standInSquad(league, id);
    const player = squad[(at + 2) % squad.length];
    if (!player) return { id, displayName, injuries: [] };
    const { position, ...who } = player;
    const entry = {
      status: WORDS[at % WORDS.length],
      date: '2026-11-20T18:00Z',
      athlete: {
        displayName: who.name,
        position: { abbreviation: position },
        links: [{ href: `https://www.espn.com/player/_/id/${who.id}` }],
      },
    };
    return { id, displayName, injuries: [entry] };
  });
  return { injuries };
}

/** A game as its summary shows it. */
export interface SummarizedGame {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  /** `announced`: line-ups are out, where the sport tells them. */
  readonly state: 'ahead' | 'announced' | 'live' | 'final';
  readonly score?: Score | undefined;
}

/** A side's parts of a final's summary. */
interface SideTold {
  readonly groups: readonly object[];
  /** What stands with the team's totals. */
  readonly totals?: object;
  readonly roster?: readonly object[];
}

function sideOf(
  league: PlayerLeague,
  squad: readonly StandInPlayer[],
  own: number,
  other: number,
): SideTold {
  switch (LEAGUES[league].sport) {
    case 'football':
      return { groups: footballGroups(squad, own) };
    case 'basketball':
      return { groups: basketballGroups(squad, own) };
    case 'baseball':
      return baseballSide(squad, own, other);
    case 'hockey':
      return { groups: hockeyGroups(squad, own, other) };
    case 'soccer':
      return { groups: [], roster: soccerRoster(squad, own) };
  }
}

/** A side's line-up before a game; undefined in sports that tell none. */
function lineUpOf(
  league: PlayerLeague,
  squad: readonly StandInPlayer[],
): readonly object[] | undefined {
  if (LEAGUES[league].sport === 'soccer') return soccerLineUp(squad);
  if (LEAGUES[league].sport !== 'baseball') return undefined;
  const starters = baseballStarters(squad);
  return squad.map((player, at) => ({
    athlete: { id: player.id, displayName: player.name },
    position: { abbreviation: player.position },
    starter: at < starters.length,
    batOrder: at < starters.length - 1 ? at + 1 : 0,
  }));
}

/** A game's summary: line-ups shortly before the start, the box score afterward, and else neither. */
export function summaryAnswer(league: PlayerLeague, game: SummarizedGame): object {
  const { id, state, score, home, away } = game;
  const header = { id };
  const sides = [
    { teamId: away, own: score?.away ?? 0, other: score?.home ?? 0 },
    { teamId: home, own: score?.home ?? 0, other: score?.away ?? 0 },
  ].map((side) => ({
    ...side,
    team: { id: side.teamId },
    squad: standInSquad(league, side.teamId),
  }));
  if (state === 'announced') {
    const rosters = sides.flatMap(({ team, squad }) => {
      const roster = lineUpOf(league, squad);
      return roster ? [{ team, roster }] : [];
    });
    return { header, boxscore: {}, rosters };
  }
  if (state !== 'final' || !score) return { header, boxscore: {} };
  const told = sides.map(({ team, squad, own, other }) => ({
    team,
    ...sideOf(league, squad, own, other),
  }));
  return {
    header,
    boxscore: {
      teams: told.map(({ team, totals }) => ({ team, ...totals })),
      players: told.map(({ team, groups }) => ({ team, statistics: groups })),
    },
    rosters: told.flatMap(({ team, roster }) => (roster ? [{ team, roster }] : [])),
  };
}
