import { expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import type { PlayedGames, SeasonInputs } from '#domain/season/seasonInputs.ts';
import { sfc32, uniform } from '../../rng/generator.ts';
import { playedRun } from '../playedRun.ts';
import type { SettledGame } from '../run.ts';
import { newSettled } from '../settled.ts';
import { rulesOf } from './index.ts';
import { madeSeason } from './madeSeason.fixture.ts';

/** Playoff teams, and games of the shortest and longest postseason. */
const SEASONS: readonly (readonly [League, number, number, number, number])[] = [
  ['NFL', 2015, 12, 11, 11],
  ['NFL', 2026, 14, 13, 13],
  ['NBA', 2013, 16, 60, 105],
  ['NBA', 2016, 16, 60, 105],
  ['NBA', 2027, 16, 66, 111],
  ['WNBA', 2015, 8, 15, 23],
  ['WNBA', 2018, 8, 13, 19],
  ['WNBA', 2023, 8, 17, 27],
  ['WNBA', 2026, 8, 18, 29],
];

/** A season in which everybody met everybody twice, with whole-number scores so close that many records are equal. */
function drawnSeason(league: League, season: number, seed: number): SeasonInputs {
  const generator = sfc32(seed);
  const { inputs } = madeSeason(seasonFormatOf(league, season)?.groups ?? {}, '', {
    league,
    season,
  });
  const pairs = inputs.teams.flatMap((_, home) =>
    inputs.teams.flatMap((_, away) => (home === away ? [] : [[home, away] as const])),
  );
  const scores = pairs.map(() => 20 + Math.floor(uniform(generator) * 9));
  const others = scores.map((score) => score + (uniform(generator) < 0.5 ? -3 : 3));
  const played: PlayedGames = {
    home: pairs.map(([home]) => home),
    away: pairs.map(([, away]) => away),
    homeScore: scores,
    awayScore: others,
    extra: scores.map(() => 0),
  };
  return { ...inputs, played };
}

interface Game {
  readonly home: number;
  readonly away: number;
  readonly homeWins: boolean;
}

/** Settles a season; `decide` says who wins the games that are not finished. */
function settled(
  inputs: SeasonInputs,
  seed: number,
  decide: (home: number, away: number) => boolean,
): { readonly out: SettledGame; readonly games: readonly Game[] } {
  const lots = sfc32(seed, 1);
  const games: Game[] = [];
  const out = newSettled(inputs.teams.length);
  const run = playedRun(inputs, {
    uniform: () => uniform(lots),
    playOne(home, away) {
      const homeWins = decide(home, away);
      games.push({ home, away, homeWins });
      return homeWins;
    },
  });
  rulesOf(inputs).settle(run, out);
  return { out, games };
}

const finished = (games: readonly Game[]): PlayedGames => ({
  home: games.map(({ home }) => home),
  away: games.map(({ away }) => away),
  homeScore: games.map(({ homeWins }) => (homeWins ? 2 : 1)),
  awayScore: games.map(({ homeWins }) => (homeWins ? 1 : 2)),
  extra: games.map(() => 0),
});

test.each(SEASONS)('%s %i has one champion and its number of playoff teams', (...season) => {
  const [league, year, field, least, most] = season;
  const goals = seasonFormatOf(league, year)?.goals.map(({ id }) => id) ?? [];
  const rounds = seasonFormatOf(league, year)?.rounds.length ?? 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const inputs = drawnSeason(league, year, seed);
    const generator = sfc32(seed, 2);
    const { out, games } = settled(inputs, seed, () => uniform(generator) < 0.5);
    const having = (id: string) =>
      [...out.goals].filter((bits) => ((bits >> goals.indexOf(id)) & 1) === 1).length;
    expect(having('title')).toBe(1);
    expect(having('playoffs')).toBe(field);
    expect([...out.reached].filter((count) => count === rounds + 1)).toHaveLength(1);
    expect([...out.reached].filter((count) => count >= rounds)).toHaveLength(2);
    expect(games.length).toBeGreaterThanOrEqual(least);
    expect(games.length).toBeLessThanOrEqual(most);
    if (league === 'NFL')
      expect([having('division'), having('bye')]).toEqual([8, year < 2020 ? 4 : 2]);
    if (league === 'NBA') expect(having('conference')).toBe(2);
    if (league === 'WNBA') expect(having('final')).toBe(2);
  }
});

test.each(SEASONS)('%s %i goes on from its finished games, wherever it stands', (...season) => {
  const [league, year] = season;
  const inputs = drawnSeason(league, year, 5);
  const generator = sfc32(5, 2);
  const whole = settled(inputs, 5, () => uniform(generator) < 0.5);
  for (let cut = 0; cut <= whole.games.length; cut += 1) {
    const rest = whole.games.slice(cut);
    const known = { ...inputs, postseason: finished(whole.games.slice(0, cut)) };
    let next = 0;
    const { out, games } = settled(known, 5, () => rest[next++]?.homeWins ?? false);
    expect(games).toEqual(rest);
    expect(out).toEqual(whole.out);
  }
});
