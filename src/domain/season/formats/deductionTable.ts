import type { League } from '../../leagues/league.ts';

/** Points that a league took from a club. */
interface PointDeduction {
  readonly league: League;
  readonly season: number;
  /** Rating key. */
  readonly team: string;
  readonly points: number;
  /** First day on which the table showed it, YYYY-MM-DD. */
  readonly from: string;
  /** First day on which it no longer did: annulled or replaced. */
  readonly until?: string;
  /** Who decided what for. */
  readonly source: string;
}

const OPENING = '0000-01-01';

/** A deduction that stood before the first game. */
const before = (
  league: League,
  season: number,
  team: string,
  points: number,
  source: string,
): PointDeduction => ({ league, season, team, points, from: OPENING, source });

const BETTING = 'FIGC, betting on own matches (Calcioscommesse)';

const EPL_RULES = 'Premier League independent commission, profitability and sustainability rules';

const UNPAID = 'FIGC federal tribunal, unpaid wages and taxes';

/** Seasons from 2010–11 on, by end year. From general knowledge; every season's total is checked against its final table. */
export const DEDUCTIONS: readonly PointDeduction[] = [
  before('SerieA', 2012, 'Atalanta', 6, BETTING),
  before('SerieA', 2013, 'Siena', 6, BETTING),
  before('SerieA', 2013, 'Atalanta', 2, BETTING),
  before('SerieA', 2013, 'Torino', 1, BETTING),
  before('SerieA', 2013, 'Sampdoria', 1, BETTING),
  {
    league: 'SerieA',
    season: 2011,
    team: 'Bologna',
    points: 1,
    from: '2010-12-03',
    source: UNPAID,
  },
  {
    league: 'SerieA',
    season: 2011,
    team: 'Bologna',
    points: 2,
    from: '2011-02-17',
    source: UNPAID,
  },
  { league: 'SerieA', season: 2015, team: 'Parma', points: 1, from: '2014-12-09', source: UNPAID },
  { league: 'SerieA', season: 2015, team: 'Parma', points: 2, from: '2015-03-13', source: UNPAID },
  { league: 'SerieA', season: 2015, team: 'Parma', points: 4, from: '2015-04-16', source: UNPAID },
  {
    league: 'SerieA',
    season: 2019,
    team: 'Chievo',
    points: 3,
    from: '2018-09-13',
    source: 'FIGC federal tribunal, false accounting',
  },
  {
    league: 'SerieA',
    season: 2021,
    team: 'Napoli',
    points: 1,
    from: '2020-10-14',
    until: '2020-12-22',
    source: 'Serie A sports judge, match at Juventus not played; annulled by CONI',
  },
  {
    league: 'SerieA',
    season: 2023,
    team: 'Juventus',
    points: 15,
    from: '2023-01-20',
    until: '2023-04-20',
    source: 'FIGC court of appeal, transfer accounts; sent back by CONI',
  },
  {
    league: 'SerieA',
    season: 2023,
    team: 'Juventus',
    points: 10,
    from: '2023-05-22',
    source: 'FIGC court of appeal, transfer accounts',
  },
  {
    league: 'EPL',
    season: 2024,
    team: 'Everton',
    points: 10,
    from: '2023-11-17',
    until: '2024-02-26',
    source: EPL_RULES,
  },
  {
    league: 'EPL',
    season: 2024,
    team: 'Everton',
    points: 6,
    from: '2024-02-26',
    source: `${EPL_RULES}; reduced from 10 on appeal`,
  },
  {
    league: 'EPL',
    season: 2024,
    team: 'Everton',
    points: 2,
    from: '2024-04-08',
    source: EPL_RULES,
  },
  {
    league: 'EPL',
    season: 2024,
    team: "Nott'm Forest",
    points: 4,
    from: '2024-03-18',
    source: EPL_RULES,
  },
];
