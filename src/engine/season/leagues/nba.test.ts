import { expect, test } from 'vitest';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import { newSettled } from '../settled.ts';
import { madeSeason } from './madeSeason.fixture.ts';
import { nbaRules } from './nba.ts';

/** A season's groups, and results in which a team in place n of `order` beats all of those behind it. */
function season(year: number, order: string) {
  const groups = seasonFormatOf('NBA', year)?.groups ?? {};
  const teams = order.split(' ');
  const results = teams
    .flatMap((team, at) => teams.slice(at + 1).map((other) => `${team} 100 ${other} 90`))
    .join(', ');
  const games: string[] = [];
  const made = madeSeason(groups, results, {
    league: 'NBA',
    season: year,
    unplayed: {
      uniform: () => 0,
      playOne(home, away) {
        games.push(`${made.names([home])}–${made.names([away])}`);
        return true;
      },
    },
  });
  const out = newSettled(made.inputs.teams.length);
  nbaRules(made.inputs).settle(made.run, out);
  const seeds = made.inputs.teams
    .map((team, at) => ({ team, seed: out.rank[at] ?? 0, conference: made.inputs.conferences[at] }))
    .filter(({ conference, seed }) => conference === 'East' && seed <= 8)
    .sort((one, other) => one.seed - other.seed)
    .map(({ team }) => team)
    .join(' ');
  return { seeds, games };
}

/** East teams by record: no team of the Southeast is among the first five. */
const ORDER = 'BOS NY PHI CLE CHI MIA TOR DET IND MIL BKN ATL CHA ORL WSH';

test('to 2015 a division winner was among the first four seeds, but the better record had home court', () => {
  const { seeds, games } = season(2015, ORDER);
  expect(seeds).toBe('BOS NY CLE MIA PHI CHI TOR DET');
  // Fourth Miami meets fifth Philadelphia, who won more games.
  expect(games).toContain('PHI–MIA');
  expect(games.indexOf('PHI–MIA')).toBeLessThan(
    games.includes('MIA–PHI') ? games.indexOf('MIA–PHI') : games.length,
  );
});

test('since 2016 seeds go by record alone', () => {
  expect(season(2016, ORDER).seeds).toBe('BOS NY PHI CLE CHI MIA TOR DET');
});

test('the Finals were two, three and two games to 2013, and are two, two, one, one and one since', () => {
  // The home side wins each game: all series have seven games, and their homes are the pattern.
  const homes = (year: number) =>
    season(year, ORDER)
      .games.slice(-7)
      .map((game) => game.split('–')[0]);
  const pattern = (year: number) =>
    homes(year).map((team) => (team === homes(year)[0] ? 'H' : 'A'));
  expect(pattern(2013).join('')).toBe('HHAAAHH');
  expect(pattern(2014).join('')).toBe('HHAAHAH');
});
