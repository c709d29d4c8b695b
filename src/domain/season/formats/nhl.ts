import type { SeasonFormat } from '../seasonFormat.ts';
import {
  DIVISIONS_OF_2021,
  SIX_DIVISIONS,
  THIRTY_ONE_TEAMS,
  THIRTY_TEAMS,
  THIRTY_TWO_TEAMS,
} from './nhlGroups.ts';

const GOALS: SeasonFormat['goals'] = [
  { id: 'playoffs', name: 'Playoffs', verb: 'make the playoffs' },
  { id: 'division', name: 'Division', verb: 'win the division' },
  { id: 'conference', name: 'Cup Final', verb: 'reach the Stanley Cup Final' },
  { id: 'title', name: 'Stanley Cup', verb: 'win the Stanley Cup' },
];

const ROUNDS = ['First round', 'Second round', 'Conference final', 'Stanley Cup Final'];

const BEFORE_2019 = [
  'Fewer games played',
  'Wins without those by shoot-out',
  'Points in games among the tied teams, without the first game in a city that has one more',
  'Goal difference',
];

const SINCE_2019 = [
  'Fewer games played',
  'Wins in regulation',
  'Wins without those by shoot-out',
  'Wins',
  'Points in games among the tied teams, without the first game in a city that has one more',
  'Goal difference',
  'Goals',
];

const KNOWN = {
  title: 'NHL; general knowledge, checked against who met whom and where',
  read: '2026-11-27',
};

const PROCEDURE = {
  title: 'NHL.com: “Playoff Tie-Breaking Procedure”',
  url: 'https://www.nhl.com/info/standings-info/tie-breaking-procedure',
  read: '2026-11-27',
};

/** The National Hockey League from 2010–11; seasons by the year in which they end. */
export const NHL: readonly SeasonFormat[] = [
  { from: 2011, to: 2012, games: 82, groups: SIX_DIVISIONS, rank: 'seed' as const },
  { from: 2013, to: 2013, games: 48, groups: SIX_DIVISIONS, rank: 'seed' as const },
  { from: 2014, to: 2017, games: 82, groups: THIRTY_TEAMS, rank: 'place' as const },
  { from: 2018, to: 2019, games: 82, groups: THIRTY_ONE_TEAMS, rank: 'place' as const },
]
  .map(
    (season): SeasonFormat => ({
      ...season,
      league: 'NHL',
      source: KNOWN,
      goals: GOALS,
      rounds: ROUNDS,
      tieBreaks: BEFORE_2019,
    }),
  )
  .concat([
    {
      league: 'NHL',
      from: 2020,
      to: 2020,
      source: {
        title: 'NHL: 24 teams by share of points on March 12, 2020; general knowledge',
        read: '2026-11-27',
      },
      groups: THIRTY_ONE_TEAMS,
      goals: GOALS,
      rounds: ['Qualifiers', ...ROUNDS],
      rank: 'seed',
      tieBreaks: SINCE_2019,
      approximation:
        'Between teams level in the round robin, the share of points of the regular season decides.',
    },
    {
      league: 'NHL',
      from: 2021,
      to: 2021,
      source: KNOWN,
      games: 56,
      groups: DIVISIONS_OF_2021,
      goals: GOALS,
      rounds: ['First round', 'Second round', 'Semifinal', 'Stanley Cup Final'],
      rank: 'place',
      tieBreaks: SINCE_2019,
    },
    {
      league: 'NHL',
      from: 2022,
      to: 2026,
      source: PROCEDURE,
      games: 82,
      groups: THIRTY_TWO_TEAMS,
      goals: GOALS,
      rounds: ROUNDS,
      rank: 'place',
      tieBreaks: SINCE_2019,
    },
    {
      league: 'NHL',
      from: 2027,
      source: {
        ...PROCEDURE,
        title: `${PROCEDURE.title}; 84 games by the agreement of June 2025 (Star Tribune, AP) and the schedule`,
      },
      games: 84,
      groups: THIRTY_TWO_TEAMS,
      goals: GOALS,
      rounds: ROUNDS,
      rank: 'place',
      tieBreaks: SINCE_2019,
    },
  ]);
