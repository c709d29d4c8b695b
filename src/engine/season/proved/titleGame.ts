import { conferenceOf, hasTitleGame, isPower } from '#domain/season/formats/collegeConferences.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { either, type Proved } from './outcome.ts';
import { surelyAmong, surelyBehind } from './rivals.ts';
import { teamStandings } from './standing.ts';

/**
 * The first season that is reasoned about. Before it there were teams banned from title games, and in 2020 a least number of
 * games; newcomers that may not play in one yet are only in the other conferences.
 */
const FIRST = 2021;

/**
 * What is proved of a place in a conference's title game: its share of conference games won counts, in the team's division if there
 * are two, else the first two of all play. Only for the power conferences; undefined for all others.
 */
export function provedTitleGame(inputs: SeasonInputs, team: number): Proved {
  const { season, conferences, divisions, teams } = inputs;
  const name = conferenceOf(conferences[team] ?? '');
  if (!name || season < FIRST || !isPower(name, season) || !hasTitleGame(name, season)) {
    return undefined;
  }
  const isMember = conferences.map((other) => conferenceOf(other) === name);
  const members = [...teams.keys()].filter((other) => isMember[other]);
  const divided = new Set(members.map((other) => divisions[other])).size === 2;
  const rivals = members.filter(
    (other) => other !== team && (!divided || divisions[other] === divisions[team]),
  );
  const standing = teamStandings(among(inputs, isMember));
  const places = divided ? 1 : 2;
  return either(surelyAmong(standing, team, rivals, places), () =>
    surelyBehind(standing, team, rivals, places),
  );
}

/** The season's games between members alone. */
function among(inputs: SeasonInputs, isMember: readonly boolean[]): SeasonInputs {
  const { played, left } = inputs;
  const inside = ({ home, away }: { home: readonly number[]; away: readonly number[] }) =>
    home.flatMap((one, game) => (isMember[one] && isMember[away[game] ?? -1] ? [game] : []));
  const pick = (column: readonly number[], games: readonly number[]): number[] =>
    games.map((game) => column[game] ?? 0);
  const [finished, coming] = [inside(played), inside(left)];
  return {
    ...inputs,
    played: {
      home: pick(played.home, finished),
      away: pick(played.away, finished),
      homeScore: pick(played.homeScore, finished),
      awayScore: pick(played.awayScore, finished),
      extra: pick(played.extra, finished),
    },
    left: {
      home: pick(left.home, coming),
      away: pick(left.away, coming),
      days: pick(left.days, coming),
      neutral: pick(left.neutral, coming),
      homeWin: pick(left.homeWin, coming),
      draw: pick(left.draw, coming),
      published: pick(left.published, coming),
    },
  };
}
