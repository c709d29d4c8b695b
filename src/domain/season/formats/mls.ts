import type { SeasonFormat } from '../seasonFormat.ts';
import { mlsGroups } from './mlsGroups.ts';

const GOALS: SeasonFormat['goals'] = [
  { id: 'playoffs', name: 'Playoffs', verb: 'make the playoffs' },
  // Not the conference's title, which its final gives.
  { id: 'conference', name: 'First seed', verb: 'finish first in the conference' },
  { id: 'shield', name: 'Shield', verb: 'win the Supporters’ Shield' },
  { id: 'title', name: 'MLS Cup', verb: 'win MLS Cup' },
];

const TIE_BREAKS = [
  'Wins',
  'Goal difference',
  'Goals',
  'Fewer disciplinary points',
  'Goal difference away',
  'Goals away',
  'Goal difference at home',
  'Goals at home',
  'Coin toss or drawing of lots',
];

const NO_CARDS = 'Disciplinary points are not in our data and are left out of the tie-breaks.';

const LEGS = `${NO_CARDS} Two games by aggregate score are played as two games, and if each side wins one, a deciding one at the better seed’s home.`;

const KNOWN = {
  title: 'MLS; general knowledge, checked against who met whom and where',
  read: '2026-11-27',
};

const SINGLE_GAMES = ['Round one', 'Conference semifinal', 'Conference final', 'MLS Cup'];

/** A season's own part of a format; the conferences change nearly every year. */
type Part = Partial<SeasonFormat>;

const TWO_LEGS: Part = {
  rounds: ['Knockout round', 'Conference semifinal', 'Conference final', 'MLS Cup'],
  approximation: LEGS,
};

const PARTS: readonly (readonly [number, Part])[] = [
  [
    2012,
    {
      ...TWO_LEGS,
      source: {
        title: 'Total MLS: “A Look at MLS Playoff Tiebreakers”, 2012',
        url: 'http://total-mls.com/new-york-red-bulls/news-new-york-red-bulls/a-look-at-mls-playoff-tiebreakers.html',
        read: '2026-11-27',
      },
      tieBreaks: ['Goals', 'Goal difference', ...TIE_BREAKS.slice(3)],
    },
  ],
  [2013, { ...TWO_LEGS, tieBreaks: ['Wins', 'Goals', 'Goal difference', ...TIE_BREAKS.slice(3)] }],
  [2014, TWO_LEGS],
  [2015, TWO_LEGS],
  [2016, TWO_LEGS],
  [2017, TWO_LEGS],
  [
    2018,
    {
      ...TWO_LEGS,
      source: {
        title: 'MLSsoccer.com: “Playoff qualification, tiebreakers”, 2018',
        url: 'https://www.mlssoccer.com/news/playoff-qualification-tiebreakers',
        read: '2026-11-27',
      },
    },
  ],
  [
    2019,
    {
      source: {
        title: 'MLSsoccer.com: extra time and penalties in the playoffs of 2019',
        url: 'https://www.mlssoccer.com/news/how-extra-time-and-penalty-kicks-will-work-audi-2019-mls-cup-playoffs',
        read: '2026-11-27',
      },
    },
  ],
  [2020, { games: undefined, rounds: ['Play-in round', ...SINGLE_GAMES] }],
  [2021, {}],
  [2022, {}],
];

const seasons = PARTS.map(
  ([season, part]): SeasonFormat => ({
    league: 'MLS',
    from: season,
    to: season,
    source: KNOWN,
    games: 34,
    groups: mlsGroups(season),
    goals: GOALS,
    rounds: SINGLE_GAMES,
    rank: 'place',
    tieBreaks: TIE_BREAKS,
    approximation: NO_CARDS,
    ...part,
  }),
);

const BEST_OF_THREE = ['Wild card', ...SINGLE_GAMES];

/** Major League Soccer from 2012. */
export const MLS: readonly SeasonFormat[] = [
  ...seasons,
  ...[
    [2023, 2024],
    [2025, 2026],
  ].map(
    ([from = 0, to = 0]): SeasonFormat => ({
      league: 'MLS',
      from,
      to,
      source: {
        title: 'MLSsoccer.com: “Audi 2025 MLS Cup Playoffs format”; tie-breaks of 2023',
        url: 'https://www.mlssoccer.com/news/audi-2025-mls-cup-playoffs-format-how-it-works',
        read: '2026-11-27',
      },
      games: 34,
      groups: mlsGroups(from),
      goals: GOALS,
      rounds: BEST_OF_THREE,
      rank: 'place',
      tieBreaks: TIE_BREAKS,
      approximation: NO_CARDS,
    }),
  ),
  {
    league: 'MLS',
    from: 2027,
    to: 2027,
    source: {
      title: 'Sounder at Heart: “MLS unveils details of 2027 ‘sprint’ season”, March 19, 2026',
      url: 'https://www.sounderatheart.com/2026/03/mls-unveils-details-of-2027-sprint-season/',
      read: '2026-11-27',
    },
    games: 14,
    groups: mlsGroups(2027),
    goals: GOALS,
    rounds: SINGLE_GAMES,
    rank: 'place',
    tieBreaks: TIE_BREAKS,
    approximation: `${NO_CARDS} The home sides and tie-breaks of the season of February to May 2027 are taken to be those of 2026.`,
  },
];
