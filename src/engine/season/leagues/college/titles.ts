import {
  type Conference as ConferenceName,
  conferenceOf,
  hasTitleGame,
  isPower,
  neutralTitleGame,
} from '#domain/season/formats/collegeConferences.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { crossTable } from '../../order/crossTable.ts';
import type { SeasonRun } from '../../run.ts';
import { playGame } from '../../series.ts';
import { bestIn } from './conferenceTies.ts';

/** How one conference's title was decided. */
export interface Title {
  readonly power: boolean;
  readonly champion: number;
  /** The loser of the title game; absent: there is none. */
  readonly loser?: number;
}

interface Played {
  readonly name: ConferenceName;
  readonly teams: readonly number[];
  /** Divisions, if the conference has two. */
  readonly divisions: readonly (readonly number[])[];
  readonly finished: readonly [number, number] | undefined;
  readonly best: ReturnType<typeof bestIn>;
}

/** Title games and champions of all conferences in a run. A title game that is finished shows who played in it. */
export function titlesOf(inputs: SeasonInputs): (run: SeasonRun) => readonly Title[] {
  const { season, teams, strengths } = inputs;
  const names = inputs.conferences.map(conferenceOf);
  const table = crossTable(teams.length);
  const shares = new Float64Array(teams.length);
  const won = new Float64Array(teams.length);
  const games = new Float64Array(teams.length);
  const all: Played[] = [...new Set(names)].flatMap((name) => {
    if (name === undefined || name === 'independent') return [];
    const members = [...teams.keys()].filter((team) => names[team] === name);
    return {
      name,
      teams: members,
      divisions: divisionsOf(inputs, members),
      finished: finishedTitleGame(inputs, members),
      best: bestIn({ teams: members, shares, table }, strengths.ratings),
    };
  });
  const group = Int16Array.from(names, (name) => all.findIndex((each) => each.name === name));
  return (run) => {
    table.read(run);
    countConferenceGames(run, group, won, games);
    for (const team of teams.keys()) shares[team] = (won[team] ?? 0) / (games[team] || 1);
    return all.map((each) => titleOf(run, each, season));
  };
}

function titleOf(
  run: SeasonRun,
  { name, teams, divisions, finished, best }: Played,
  season: number,
): Title {
  const power = isPower(name, season);
  if (!hasTitleGame(name, season)) return { power, champion: best(run, teams) };
  const [one = [], other = []] = divisions;
  const first = finished?.[0] ?? best(run, divisions.length === 2 ? one : teams);
  const second =
    finished?.[1] ?? (divisions.length === 2 ? best(run, other) : best(run, teams, first));
  const homeWins = playGame(run, first, second, neutralTitleGame(name, season));
  return homeWins
    ? { power, champion: first, loser: second }
    : { power, champion: second, loser: first };
}

/** Two divisions of a conference, if the inputs name two. */
function divisionsOf(
  { divisions }: SeasonInputs,
  members: readonly number[],
): readonly (readonly number[])[] {
  const names = [...new Set(members.map((team) => divisions[team] ?? ''))];
  return names.length === 2
    ? names.map((name) => members.filter((team) => divisions[team] === name))
    : [];
}

/** The first finished game of the postseason between two members: bowls and the play-off come later. */
function finishedTitleGame(
  { postseason }: SeasonInputs,
  members: readonly number[],
): readonly [number, number] | undefined {
  const seen = new Set<number>();
  for (const [game, home] of postseason.home.entries()) {
    const away = postseason.away[game] ?? -1;
    const both = members.includes(home) && members.includes(away);
    if (both && !seen.has(home) && !seen.has(away)) return [home, away];
    seen.add(home).add(away);
  }
  return undefined;
}

function countConferenceGames(
  { home, away, homeScore, awayScore }: SeasonRun,
  group: Int16Array,
  won: Float64Array,
  games: Float64Array,
): void {
  won.fill(0);
  games.fill(0);
  for (let game = 0; game < home.length; game += 1) {
    const one = home[game] ?? 0;
    const other = away[game] ?? 0;
    if (group[one] !== group[other] || (group[one] ?? -1) < 0) continue;
    games[one] = (games[one] ?? 0) + 1;
    games[other] = (games[other] ?? 0) + 1;
    const winner = (homeScore[game] ?? 0) > (awayScore[game] ?? 0) ? one : other;
    won[winner] = (won[winner] ?? 0) + 1;
  }
}
