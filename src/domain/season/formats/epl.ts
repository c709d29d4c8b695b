import { tableFormat } from './soccerFormat.ts';

const shared = {
  league: 'EPL',
  games: 38,
  table: { europe: 5, down: 3 },
} as const;

const TABLE = ['Points', 'Goal difference', 'Goals'] as const;
const PLAYOFF = 'Match at a neutral ground';
const approximation =
  'A match at a neutral ground is played for any place that two clubs still share; more than two draw lots.';

const handbook = (season: string) => ({
  title: `Premier League Handbook ${season}, section C (determination of league positions)`,
  url: 'https://www.premierleague.com/publications',
  read: 'general knowledge, 2026-11-27',
});

/** Head-to-head points and away goals came in 2019–20. The fifth place is for the Europa League; cups give the others. */
export const EPL_FORMATS = [
  tableFormat({
    ...shared,
    from: 2011,
    to: 2019,
    source: handbook('2018/19'),
    tieBreaks: [...TABLE, PLAYOFF],
    approximation,
  }),
  tableFormat({
    ...shared,
    from: 2020,
    source: handbook('2025/26'),
    tieBreaks: [...TABLE, 'Head-to-head points', 'Head-to-head away goals', PLAYOFF],
    approximation,
  }),
] as const;
