import { expect, test } from 'vitest';
import { LEAGUE_WORDS } from '#content/search/leagueWords.ts';
import { teamWords } from '#content/search/searchWords.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { teamPath } from '#domain/product/paths.ts';
import { correctedQuery, findNames, indexNames, type NamedPage, namesApart } from './names.ts';
import { readQuery } from './query.ts';

const TEAMS: readonly (readonly [League, string, string, string])[] = [
  ['NFL', 'Kansas City Chiefs', 'Chiefs', 'KC'],
  ['NFL', 'Buffalo Bills', 'Bills', 'BUF'],
  ['NFL', 'San Francisco 49ers', '49ers', 'SF'],
  ['NFL', 'Los Angeles Rams', 'Rams', 'LAR'],
  ['NBA', 'New York Knicks', 'Knicks', 'NY'],
  ['NBA', 'Los Angeles Lakers', 'Lakers', 'LAL'],
  ['NBA', 'LA Clippers', 'Clippers', 'LAC'],
  ['NBA', 'Philadelphia 76ers', '76ers', 'PHI'],
  ['MLB', 'New York Yankees', 'Yankees', 'NYY'],
  ['MLB', 'Boston Red Sox', 'Red Sox', 'BOS'],
  ['MLB', 'San Francisco Giants', 'Giants', 'SF'],
  ['MLB', 'Athletics', 'Athletics', 'ATH'],
  ['MLB', 'St. Louis Cardinals', 'Cardinals', 'STL'],
  ['NHL', 'St. Louis Blues', 'Blues', 'STL'],
  ['NHL', 'Montreal Canadiens', 'Canadiens', 'MTL'],
  ['MLS', 'CF Montréal', 'Montréal', 'MTL'],
  ['MLS', 'Columbus Crew', 'Columbus', 'CLB'],
  ['EPL', 'Manchester United', 'Man United', 'MAN'],
  ['EPL', 'Manchester City', 'Man City', 'MNC'],
  ['LaLiga', 'Atlético Madrid', 'Atlético', 'ATM'],
  ['Bundesliga', '1. FC Köln', 'Köln', 'KOE'],
];

const teams = TEAMS.map(
  ([league, name, shortName, abbreviation]): NamedPage => ({
    path: teamPath(league, name) ?? '',
    title: name,
    league: LEAGUES[league].name,
    words: teamWords(league, { name, shortName, abbreviation }),
    text: '',
  }),
);
const leagues = TEAM_LEAGUES.map(
  (league): NamedPage => ({
    path: `/league/${league.toLowerCase()}`,
    title: LEAGUES[league].name,
    league: LEAGUES[league].name,
    words: `${league} ${LEAGUE_WORDS[league] ?? ''}`,
    text: '',
  }),
);
const game: NamedPage = {
  path: '/game/7',
  title: 'New York Knicks @ Philadelphia 76ers',
  league: 'NBA',
  words: 'NY Knicks PHI 76ers Sixers NBA Cup Jalen Brunson',
  text: '',
};
const index = indexNames([game, ...teams, ...leagues]);

const titles = (query: string): readonly string[] =>
  findNames(index, readQuery(query)).pages.map(({ title }) => title);
const meant = (query: string): readonly string[] => {
  const other = correctedQuery(index, readQuery(query));
  return other ? findNames(index, other).pages.map(({ title }) => title) : [];
};

test('a team is found by what fans call it, in any case and spacing, with accents or without', () => {
  const first: Readonly<Record<string, string>> = {
    niners: 'San Francisco 49ers',
    'MAN  UTD': 'Manchester United',
    'man city': 'Manchester City',
    sixers: 'Philadelphia 76ers',
    "a's": 'Athletics',
    habs: 'Montreal Canadiens',
    KC: 'Kansas City Chiefs',
    nyy: 'New York Yankees',
    yanks: 'New York Yankees',
    redsox: 'Boston Red Sox',
    'atletico madrid': 'Atlético Madrid',
    Atlético: 'Atlético Madrid',
    koln: '1. FC Köln',
    cologne: '1. FC Köln',
    'ncaa football': 'College Football',
    'super bowl': 'NFL',
    superbowl: 'NFL',
    'world series': 'MLB',
    'stanley cup odds': 'NHL',
    'march madness': 'College Basketball',
    epl: 'Premier League',
    'premier league': 'Premier League',
    'la liga': 'La Liga',
  };
  for (const [query, title] of Object.entries(first)) expect(titles(query)[0], query).toBe(title);
});

test('a short word finds everybody it stands for', () => {
  expect(titles('st louis')).toEqual(['St. Louis Blues', 'St. Louis Cardinals']);
  expect(titles('saint louis')).toEqual(['St. Louis Blues', 'St. Louis Cardinals']);
  expect(titles('stl')).toEqual(expect.arrayContaining(['St. Louis Blues', 'St. Louis Cardinals']));
  expect(titles('sf')).toEqual(['San Francisco 49ers', 'San Francisco Giants']);
  expect(titles('la')).toEqual(
    expect.arrayContaining(['Los Angeles Lakers', 'LA Clippers', 'Los Angeles Rams']),
  );
  const la = titles('la');
  expect(la.indexOf('Los Angeles Rams')).toBeLessThan(la.indexOf('Atlético Madrid'));
  expect(titles('montreal')).toEqual(['CF Montréal', 'Montreal Canadiens']);
});

test('a word about the wish does not count, and a wish for games puts them first', () => {
  expect(titles('knicks')[0]).toBe('New York Knicks');
  expect(titles('knicks tonight')[0]).toBe(game.title);
  expect(titles('knicks vs. 76ers')).toEqual([game.title]);
  expect(titles('jalen brunson points')).toEqual([game.title]);
  expect(titles('Brunson')).toEqual([game.title]);
});

test('whole words come alone; the beginning of a name counts where no name has the word', () => {
  expect(titles('chiefs')).toEqual(['Kansas City Chiefs']);
  expect(titles('crew')).toEqual(['Columbus Crew']);
  expect(titles('chief')).toEqual(['Kansas City Chiefs']);
  expect(titles('lak')).toContain('Los Angeles Lakers');
});

test('a name with one letter wrong is found, and no more than one', () => {
  const found: Readonly<Record<string, string>> = {
    cheifs: 'Kansas City Chiefs',
    '49rs': 'San Francisco 49ers',
    lakres: 'Los Angeles Lakers',
    yankess: 'New York Yankees',
    'kansas city cheifs': 'Kansas City Chiefs',
  };
  for (const [query, title] of Object.entries(found)) {
    expect(titles(query), query).toEqual([]);
    expect(meant(query)[0], query).toBe(title);
  }
  for (const query of ['cheisf', 'zzzzqqq', '2031', 'sff', '<img src=x onerror="x">']) {
    expect(meant(query), query).toEqual([]);
  }
});

test('nothing, one letter and a very long query are answered', () => {
  expect(titles('')).toEqual([]);
  expect(titles('!?')).toEqual([]);
  expect(titles('q')).toEqual([]);
  expect(titles('chiefs '.repeat(60))).toEqual(['Kansas City Chiefs']);
});

test('two names that no page has together are offered each alone', () => {
  expect(titles('Chiefs bills')).toEqual([]);
  expect(namesApart(index, readQuery('Chiefs vs. bills'))).toEqual(['chiefs', 'bills']);
  expect(namesApart(index, readQuery('chiefs'))).toEqual([]);
  expect(namesApart(index, readQuery('<b onerror=1>'))).toEqual([]);
});
