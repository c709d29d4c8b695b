import { tableFormat } from './soccerFormat.ts';

/**
 * Three clubs or more compare their games against each other as one small table; whoever it separates leaves the tie, and the rest
 * start anew. Until all games among the tied clubs are played, goal difference decides.
 */
export const LALIGA_FORMATS = [
  tableFormat({
    league: 'LaLiga',
    from: 2011,
    games: 38,
    table: { europe: 6, down: 3 },
    source: {
      title: 'RFEF, Reglamento General, article on ties in competitions by points',
      url: 'https://rfef.es/es/normativas',
      read: 'general knowledge, 2026-11-27',
    },
    tieBreaks: [
      'Points',
      'Head-to-head points',
      'Head-to-head goal difference',
      'Goal difference',
      'Goals',
      'Match at a neutral ground (two clubs), fair play (more)',
    ],
    approximation: 'Fair play is not known: lots instead.',
  }),
] as const;
