import type { League } from '#domain/leagues/league.ts';
import type { PlayedGames, SeasonInputs } from '#domain/season/seasonInputs.ts';
import { playedRun } from './playedRun.ts';
import type { SeasonRules, SettledGame } from './run.ts';
import { newSettled } from './settled.ts';

/** Home side, away side, their scores, as places in the list of teams; overtime as 1. */
export type TinyGame = readonly [
  home: number,
  away: number,
  homeScore: number,
  awayScore: number,
  extra?: number,
];

interface TinySeason {
  readonly league: League;
  readonly season: number;
  readonly teams: number | readonly string[];
  readonly conferences?: readonly string[];
  readonly divisions?: readonly string[];
  readonly played?: readonly TinyGame[];
  readonly left?: readonly (readonly [home: number, away: number])[];
  readonly postseason?: readonly TinyGame[];
}

const playedGames = (games: readonly TinyGame[]): PlayedGames => ({
  home: games.map(([home]) => home),
  away: games.map(([, away]) => away),
  homeScore: games.map(([, , score]) => score),
  awayScore: games.map(([, , , score]) => score),
  extra: games.map(([, , , , extra]) => extra ?? 0),
});

/** Inputs of a made-up season, with ratings that are all alike. */
export function tinyInputs(season: TinySeason): SeasonInputs {
  const teams =
    typeof season.teams === 'number'
      ? Array.from({ length: season.teams }, (_, team) => `T${team}`)
      : season.teams;
  const left = season.left ?? [];
  const each = (value: number) => left.map(() => value);
  return {
    league: season.league,
    season: season.season,
    day: '2030-01-01',
    teams,
    conferences: season.conferences ?? teams.map(() => ''),
    divisions: season.divisions ?? teams.map(() => ''),
    played: playedGames(season.played ?? []),
    left: {
      home: left.map(([home]) => home),
      away: left.map(([, away]) => away),
      days: each(1),
      neutral: each(0),
      homeWin: each(0.5),
      draw: each(0),
      published: each(0),
    },
    postseason: playedGames(season.postseason ?? []),
    strengths: {
      unit: 1,
      home: 0,
      ratings: teams.map(() => 0),
      covariance: teams.map(() => 1),
      widening: 1,
      drift: 0,
    },
  };
}

/** What was asked of chance while a season was settled, and what came out. */
interface Outcome extends SettledGame {
  /** Games that were played, as "home-away"; "N" before it at a neutral ground. */
  readonly asked: readonly string[];
  readonly lots: number;
  /** Teams by rank, the first first. */
  readonly order: readonly number[];
}

/** Settles a finished season; `homeWins` decides each game that the rules still play. */
export function settleTiny(
  inputs: SeasonInputs,
  rules: SeasonRules,
  homeWins: (home: number, away: number) => boolean = () => true,
): Outcome {
  const teams = inputs.teams.length;
  const out = newSettled(teams);
  const asked: string[] = [];
  let lots = 0;
  const run = playedRun(inputs, {
    playOne: (home, away, neutral) => {
      asked.push(`${neutral ? 'N' : ''}${home}-${away}`);
      return homeWins(home, away);
    },
    uniform: () => {
      lots += 1;
      return 0;
    },
  });
  rules.settle(run, out);
  const order = [...out.rank.keys()]
    .filter((team) => (out.rank[team] ?? 0) > 0)
    .sort((one, other) => (out.rank[one] ?? 0) - (out.rank[other] ?? 0));
  return { ...out, asked, lots, order };
}
