import { tableFormat } from './soccerFormat.ts';

const shared = {
  league: 'Bundesliga',
  games: 34,
  source: {
    title: 'DFL, Spielordnung, section 2 (table)',
    url: 'https://www.dfl.de/de/ueber-uns/statuten',
    read: 'general knowledge, 2026-11-27',
  },
  tieBreaks: [
    'Points',
    'Goal difference',
    'Goals',
    'Head-to-head goals',
    'Head-to-head away goals',
    'Away goals',
    'Match at a neutral ground',
  ],
  approximation:
    'Sixteenth plays two games with the third of the second division; they are not played here. More than two clubs level in everything draw lots.',
} as const;

/** Three clubs in the Champions League and two in the Europa League until 2010–11, then four and two. */
export const BUNDESLIGA_FORMATS = [
  tableFormat({
    ...shared,
    from: 2011,
    to: 2011,
    table: { europe: 5, down: 2, downPlayoff: true },
  }),
  tableFormat({ ...shared, from: 2012, table: { europe: 6, down: 2, downPlayoff: true } }),
] as const;
