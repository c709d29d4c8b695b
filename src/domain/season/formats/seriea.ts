import { tableFormat } from './soccerFormat.ts';

const shared = {
  league: 'SerieA',
  games: 38,
  source: {
    title:
      'FIGC, Norme organizzative interne, article 51 (formation of tables), and its changes for Serie A',
    url: 'https://www.figc.it/it/federazione/norme/noif/',
    read: 'general knowledge, 2026-11-27',
  },
} as const;

const TABLE = [
  'Points',
  'Head-to-head points',
  'Head-to-head goal difference',
  'Goal difference',
  'Goals',
  'Lots',
] as const;
const PLAYOFF = 'One match if level on points for the title or for seventeenth place';

/**
 * Level clubs compare their games against each other as one small table, which does not start anew. Four clubs in the Champions League
 * in 2010–11, three until 2016–17 (with five clubs in Europe by the table alone), four since; the match came in 2022–23.
 */
export const SERIEA_FORMATS = [
  tableFormat({
    ...shared,
    from: 2011,
    to: 2011,
    table: { europe: 6, down: 3 },
    tieBreaks: TABLE,
  }),
  tableFormat({
    ...shared,
    from: 2012,
    to: 2017,
    table: { europe: 5, down: 3 },
    tieBreaks: TABLE,
  }),
  tableFormat({
    ...shared,
    from: 2018,
    to: 2022,
    table: { europe: 6, down: 3 },
    tieBreaks: TABLE,
  }),
  tableFormat({
    ...shared,
    from: 2023,
    table: { europe: 6, down: 3 },
    tieBreaks: [PLAYOFF, ...TABLE],
    approximation: 'The match is played at a neutral ground.',
  }),
] as const;
