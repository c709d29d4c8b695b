import type { StatLine } from '../leagues/figures.ts';
import { FIGURES } from '../leagues/index.ts';
import { LEAGUES, type League, type Sport } from '../leagues/league.ts';

/** Share of the team's figures that one starter of a position has. */
type Shares = StatLine;

const basketball = (points: number, rebounds: number, assists: number): Shares => ({
  points,
  rebounds,
  assists,
});

/** Nine bat, so each has a ninth. */
const BATTER: Shares = { runs: 1 / 9, rbis: 1 / 9, homeRuns: 1 / 9 };
const skater = (goals: number, assists: number): Shares => ({ goals, assists });

/**
 * How a team's figures usually divide, by sport and position: rounded shares of our own making, the same for every team.
 * Basketball starters score about two thirds of the points. A hockey team dresses twelve forwards, who score five of six goals,
 * and six defenders. A starting pitcher gets five or six of ten of his team's strikeouts.
 */
const SHARES: Readonly<Record<Sport, Readonly<Record<string, Shares>>>> = {
  basketball: {
    PG: basketball(0.15, 0.09, 0.22),
    SG: basketball(0.14, 0.09, 0.14),
    SF: basketball(0.13, 0.12, 0.11),
    PF: basketball(0.13, 0.15, 0.1),
    C: basketball(0.12, 0.19, 0.09),
  },
  football: {
    QB: { passingYards: 1, rushingYards: 0.15 },
    RB: { rushingYards: 0.5, receivingYards: 0.1 },
    WR: { receivingYards: 0.24 },
    TE: { receivingYards: 0.17 },
    FLEX: { rushingYards: 0.12, receivingYards: 0.13 },
  },
  baseball: { SP: { strikeouts: 0.58 } },
  hockey: {
    C: skater(0.083 * 0.83, 0.083 * 0.7),
    LW: skater(0.083 * 0.83, 0.083 * 0.7),
    RW: skater(0.083 * 0.83, 0.083 * 0.7),
    D: skater(0.167 * 0.17, 0.167 * 0.3),
  },
  soccer: { D: skater(0.04, 0.05), M: skater(0.11, 0.14), F: skater(0.25, 0.15) },
};

/** A starter wins about one start in three: half the games are won, and two wins in three are his. */
const STARTER_WINS = 1 / 3;

/** Figures that no share gives: averages and a pitcher's wins. */
function rates(league: League, position: string): StatLine {
  const { battingAverage, era } = FIGURES[league].means.rates ?? {};
  if (battingAverage === undefined || era === undefined) return {};
  return position === 'SP' ? { era, wins: STARTER_WINS } : { battingAverage };
}

/** The line of an average starter at a position; empty if the position has no counted figures. */
export function leagueAverage(league: League, position: string): StatLine {
  const { sport } = LEAGUES[league];
  const shares = SHARES[sport][position] ?? (sport === 'baseball' ? BATTER : {});
  const { perGame } = FIGURES[league].means;
  const line: Record<string, number> = { ...rates(league, position) };
  for (const [stat, share] of Object.entries(shares)) line[stat] = share * (perGame[stat] ?? 0);
  return line;
}
