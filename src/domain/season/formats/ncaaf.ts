import type { SeasonFormat, SeasonGoal } from '../seasonFormat.ts';

/** How the field of the play-off is made from a ranking. */
export interface CollegeField {
  readonly size: 2 | 4 | 12;
  /** Conference champions that are in by their rank alone. */
  readonly champions: number;
  /** byes: the four best champions are seeds 1 to 4. power: every champion of a power conference, the best of the others, Notre Dame in the first twelve. */
  readonly by: 'rank' | 'champions' | 'byes' | 'power';
}

interface CollegeFormat extends SeasonFormat {
  readonly field: CollegeField;
}

const goal = (id: string, name: string, verb: string): SeasonGoal => ({ id, name, verb });

const GOALS = [
  goal('titleGame', 'Conference title game', 'play for the conference title'),
  goal('conference', 'Conference', 'win the conference'),
  goal('playoff', 'Playoff', 'make the College Football Playoff'),
] as const;
const BYE = goal('bye', 'Bye', 'get a first-round bye');
const TITLE = goal('title', 'Title', 'win the national title');

const COMMON = {
  league: 'NCAAF',
  groups: { '': { '': [] } },
  members: 'games',
  rank: 'seed',
  tieBreaks: [
    'Conference: head-to-head if all tied teams met',
    'Record against common conference opponents, then against the next best ones in order',
    'Record of conference opponents',
    'Our rating (for the ranking that some conferences use)',
    'Playoff: our approximation of the committee',
  ],
  approximation:
    'The selection committee is approximated: wins beyond what an average top-25 team would have won against the same schedule, our rating, a conference title, and games against each other. Conferences break ties in different ways; one general form stands for all of them. Until it is known, the field is our estimate.',
} as const;

const source = (title: string, url: string) => ({
  title,
  url,
  read: 'general knowledge, 2026-11-27',
});
const CFP = source(
  'College Football Playoff, selection committee protocol',
  'https://collegefootballplayoff.com/sports/2016/10/24/selection-committee-protocol.aspx',
);
const FOUR_ROUNDS = ['First round', 'Quarterfinal', 'Semifinal', 'National championship'] as const;

/** Two teams by polls and computers to 2013, four to 2023, twelve since. */
export const NCAAF_FORMATS: readonly CollegeFormat[] = [
  {
    ...COMMON,
    from: 2010,
    to: 2013,
    source: source(
      'Bowl Championship Series',
      'https://en.wikipedia.org/wiki/Bowl_Championship_Series',
    ),
    goals: [...GOALS, TITLE],
    rounds: ['National championship'],
    field: { size: 2, champions: 0, by: 'rank' },
  },
  {
    ...COMMON,
    from: 2014,
    to: 2023,
    source: CFP,
    goals: [...GOALS, TITLE],
    rounds: ['Semifinal', 'National championship'],
    field: { size: 4, champions: 0, by: 'rank' },
  },
  {
    ...COMMON,
    from: 2024,
    to: 2024,
    source: CFP,
    goals: [...GOALS, BYE, TITLE],
    rounds: FOUR_ROUNDS,
    field: { size: 12, champions: 5, by: 'byes' },
  },
  {
    ...COMMON,
    from: 2025,
    to: 2025,
    source: CFP,
    goals: [...GOALS, BYE, TITLE],
    rounds: FOUR_ROUNDS,
    field: { size: 12, champions: 5, by: 'champions' },
  },
  {
    ...COMMON,
    from: 2026,
    source: {
      title:
        'Report on the CFP management committee’s format for 2026 (Sports Illustrated, 2026-01-27)',
      url: 'https://www.si.com/college/boise-state/football/college-football-playoff-changes-format-for-group-of-six-representation',
      read: '2026-11-27',
    },
    goals: [...GOALS, BYE, TITLE],
    rounds: FOUR_ROUNDS,
    field: { size: 12, champions: 0, by: 'power' },
  },
];
