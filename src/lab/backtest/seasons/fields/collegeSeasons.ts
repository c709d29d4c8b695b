import { join } from 'node:path';
import {
  conferenceOf,
  hasTitleGame,
  neutralTitleGame,
} from '#domain/season/formats/collegeConferences.ts';
import { OUTSIDE } from '#domain/season/outside.ts';
import type { PlayedGames, SeasonInputs } from '#domain/season/seasonInputs.ts';
import { readGameFile } from '../../../fit/readGameFile.ts';
import type { FileGame } from '../../../fit/row.ts';
import { seasonRatings } from './collegeRatings.ts';

/** SD of a college game's margin around its expectation, points: the scale on which the committee's wins are expected. */
const UNIT = 16;
const ADVANTAGE = 2.5;

/** Title games that the file's own marks do not show: makeup games were played later, and Notre Dame was a member of the ACC in 2020. */
const KNOWN_TITLE_GAMES: Readonly<Record<string, readonly [home: string, away: string]>> = {
  '2020 acc': ['Notre Dame', 'Clemson'],
  '2020 pac': ['USC', 'Oregon'],
};

/** A college season before its bowls: inputs whose only postseason games are the conference title games. */
export function collegeSeasons(folder: string): SeasonInputs[] {
  const { games } = readGameFile(join(folder, 'ncaaf.csv.gz'), 'NCAAF');
  const seasons = [...new Set(games.map(({ season }) => season))].sort((one, two) => one - two);
  return seasons.map((season) =>
    inputsOf(
      season,
      games.filter((game) => game.season === season && !game.postseason),
    ),
  );
}

/** The upper division's teams with their conferences. */
export function collegeConferences(games: readonly FileGame[]): Map<string, string> {
  const groups = new Map<string, string>();
  for (const game of games) {
    if (game.homeTop) groups.set(game.homeKey, game.homeGroup);
    if (game.awayTop) groups.set(game.awayKey, game.awayGroup);
  }
  if (games[0]?.season === 2020) groups.set('Notre Dame', 'ACC');
  return groups;
}

function inputsOf(season: number, games: readonly FileGame[]): SeasonInputs {
  const groups = collegeConferences(games);
  const listed = [...groups.keys()].sort();
  const teams = [...listed, OUTSIDE];
  const titleGames = titleGamesOf(season, games);
  const regular = games.filter((game) => !titleGames.includes(game));
  const ratings = seasonRatings(games, listed);
  return {
    league: 'NCAAF',
    season,
    day: games.at(-1)?.date ?? '',
    teams,
    conferences: teams.map((team) => groups.get(team) ?? ''),
    divisions: teams.map(() => ''),
    played: columnsOf(regular, teams),
    postseason: columnsOf(titleGames, teams),
    left: { home: [], away: [], days: [], neutral: [], homeWin: [], draw: [], published: [] },
    strengths: {
      unit: UNIT,
      home: ADVANTAGE,
      ratings: [...ratings, Math.min(...ratings)],
      covariance: teams.map(() => 0),
      widening: 1,
      drift: 0,
    },
  };
}

/** Each conference's last game from the end of November on; a neutral one before a makeup game. */
export function titleGamesOf(season: number, games: readonly FileGame[]): FileGame[] {
  const late = games.filter(({ date }) => date.slice(5) >= '11-29' || date < `${season}-02`);
  const names = [...new Set(games.map(({ homeGroup }) => conferenceOf(homeGroup)))];
  return names.flatMap((name) => {
    if (name === undefined || !hasTitleGame(name, season)) return [];
    const known = KNOWN_TITLE_GAMES[`${season} ${name}`];
    const own = late.filter(
      ({ homeKey, awayKey, homeGroup, awayGroup }) =>
        (known
          ? homeKey === known[0] && awayKey === known[1]
          : conferenceOf(homeGroup) === name && conferenceOf(awayGroup) === name) &&
        !(homeKey === 'Army' && awayKey === 'Navy') &&
        !(homeKey === 'Navy' && awayKey === 'Army'),
    );
    const last = own.filter(({ date }) => date === own.at(-1)?.date);
    const neutral = own.filter(({ neutralSite }) => neutralSite && neutralTitleGame(name, season));
    const game = neutral.at(-1) ?? (last.length === 1 ? last[0] : undefined);
    return game ? [game] : [];
  });
}

function columnsOf(games: readonly FileGame[], teams: readonly string[]): PlayedGames {
  const number = (key: string) => (teams.includes(key) ? teams.indexOf(key) : teams.length - 1);
  return {
    home: games.map(({ homeKey }) => number(homeKey)),
    away: games.map(({ awayKey }) => number(awayKey)),
    homeScore: games.map(({ homeScore }) => homeScore),
    awayScore: games.map(({ awayScore }) => awayScore),
    extra: games.map(() => 0),
  };
}
