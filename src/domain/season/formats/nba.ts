import type { SeasonFormat, SeasonGoal } from '../seasonFormat.ts';

const GROUPS = {
  East: {
    Atlantic: ['BKN', 'BOS', 'NY', 'PHI', 'TOR'],
    Central: ['CHI', 'CLE', 'DET', 'IND', 'MIL'],
    Southeast: ['ATL', 'CHA', 'MIA', 'ORL', 'WSH'],
  },
  West: {
    Northwest: ['DEN', 'MIN', 'OKC', 'POR', 'UTAH'],
    Pacific: ['GS', 'LAC', 'LAL', 'PHX', 'SAC'],
    Southwest: ['DAL', 'HOU', 'MEM', 'NO', 'SA'],
  },
} as const;

const PLAYOFFS: SeasonGoal = { id: 'playoffs', name: 'Playoffs', verb: 'make the playoffs' };
const CONFERENCE: SeasonGoal = {
  id: 'conference',
  name: 'Conference',
  verb: 'win the conference finals',
};
const TITLE: SeasonGoal = { id: 'title', name: 'Title', verb: 'win the title' };
const TOP_SIX: SeasonGoal = {
  id: 'topSix',
  name: 'Top six',
  verb: 'finish in the top six and skip the play-in',
};

const ROUNDS = ['First round', 'Conference semifinals', 'Conference finals', 'Finals'];

const TIE_BREAKS = [
  'Two teams: head-to-head, a division winner before another team, division record if in the same one, conference record',
  'Then the record against teams eligible for the playoffs of their own conference, then of the other one, then point difference',
  'Three or more: a division winner first, then games among the tied teams, division record if all are in the same one, conference record, record against playoff teams of their own conference, point difference',
  'Drawing of lots',
];

const DIVISION_FIRST = [
  'A division winner before another team, then head-to-head, division record if in the same one, conference record',
  'Then the record against playoff teams of their own conference, of the other one (two teams only), point difference',
  'Drawing of lots',
];

const COMMON = {
  league: 'NBA',
  source: {
    title: 'NBA playoff tie-break procedures and play-in tournament',
    url: 'https://www.nba.com/news/2025-26-nba-playoffs-tiebreakers',
    read: 'general knowledge, compared with published copies of the text on 2026-11-27',
  },
  groups: GROUPS,
  rank: 'seed',
} as const;

const EIGHT = { ...COMMON, goals: [PLAYOFFS, CONFERENCE, TITLE], rounds: ROUNDS } as const;
const PLAY_IN = {
  ...COMMON,
  goals: [TOP_SIX, PLAYOFFS, CONFERENCE, TITLE],
  rounds: ['Play-in', ...ROUNDS],
  tieBreaks: TIE_BREAKS,
} as const;

/**
 * NBA, by the year in which the season ends: division winners among the first four seeds to 2015, seeds by record from 2016,
 * play-in from 2021. Games of the Cup's groups and knockout rounds count, its final does not.
 */
export const NBA: readonly SeasonFormat[] = [
  { ...EIGHT, tieBreaks: DIVISION_FIRST, from: 2010, to: 2011, games: 82 },
  { ...EIGHT, tieBreaks: DIVISION_FIRST, from: 2012, to: 2012, games: 66 },
  { ...EIGHT, tieBreaks: DIVISION_FIRST, from: 2013, to: 2015, games: 82 },
  { ...EIGHT, tieBreaks: TIE_BREAKS, from: 2016, to: 2019, games: 82 },
  {
    ...EIGHT,
    rounds: ['Play-in', ...ROUNDS],
    tieBreaks: TIE_BREAKS,
    from: 2020,
    to: 2020,
    approximation:
      'The season stopped in March and ended at one site: 22 teams went on, and the eighth met the ninth only if it was within four games.',
  },
  { ...PLAY_IN, from: 2021, to: 2021, games: 72 },
  { ...PLAY_IN, from: 2022, games: 82 },
];
