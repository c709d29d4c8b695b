/**
 * Football players' lines, drawn given the final score.
 *
 * A side's points come from touchdowns, field goals, tries and safeties: every way to its score by its chance (independent Poisson
 * counts given the sum). Its plays and its share of passes follow the script: score, margin, how the touchdowns came. Targets and
 * carries are shared among those who play: expected shares times a gamma each (a Dirichlet with a spread per player: the more
 * unknown, the wider), fitted to how the team's positions share the ball when somebody is out. Targets are caught by each player's rate, yards
 * are gammas by the count of catches and runs, touchdowns go to balls caught and run. So a side's passing is the sum of its
 * catches, and touchdowns, tries, field goals and safeties are its score, in every run.
 * Shares of targets by snaps as in the usual projections of usage; counts: Johnson, Kotz, Balakrishnan (1997), "Discrete Multivariate
 * Distributions", ch. 40 (Dirichlet and multinomial).
 * Limits: no weather but what the total knows; passes of others than quarterbacks are the quarterback's; laterals are not told apart.
 */

import type { GameLines, LinePlayer, PlayerModel } from '../gameLines.ts';
import { defensePoints } from './draw/defense.ts';
import { FootballScoring, type ScoredBall } from './draw/scoring.ts';
import { FootballSideDraw } from './draw/side.ts';
import { checkFootballSquad, type FootballSquad } from './squad.ts';
import { AT, FOOTBALL_STATS, ROLE_STATS } from './stats.ts';

const WIDTH = FOOTBALL_STATS.length;

export const footballPlayers: PlayerModel<FootballSquad> = {
  id: 'football',
  leagues: ['NFL'],
  stats: FOOTBALL_STATS,
  prepare(home, away) {
    if (home) checkFootballSquad(home, 'home');
    if (away) checkFootballSquad(away, 'away');
    return linesOf(home, away);
  },
};

function linesOf(home: FootballSquad | undefined, away: FootballSquad | undefined): GameLines {
  const players: LinePlayer[] = [];
  const ofHome = home && sideOf(home, 'home', players);
  const ofAway = away && sideOf(away, 'away', players);
  return {
    stats: FOOTBALL_STATS,
    players,
    draw(generator, homeScore, awayScore, out) {
      out.fill(0);
      const waysHome = ofHome?.scoring.draw(generator, homeScore);
      const waysAway = ofAway?.scoring.draw(generator, awayScore);
      if (ofHome && waysHome) {
        ofHome.draw.draw(generator, homeScore, awayScore, waysHome, out);
        writeKicks(waysHome, ofHome.kicker, out);
      }
      if (ofAway && waysAway) {
        ofAway.draw.draw(generator, awayScore, homeScore, waysAway, out);
        writeKicks(waysAway, ofAway.kicker, out);
      }
      if (ofHome && ofAway && waysHome && waysAway) {
        writeDefense(ofAway.draw, waysHome, awayScore, ofHome.defense, out);
        writeDefense(ofHome.draw, waysAway, homeScore, ofAway.defense, out);
      }
    },
  };
}

/** A side ready to be drawn; its players are added to the game's list. */
function sideOf(squad: FootballSquad, side: 'home' | 'away', players: LinePlayer[]) {
  const draw = new FootballSideDraw(squad, players.length);
  for (const { playerId, position } of squad.players)
    players.push({ side, playerId, stats: ROLE_STATS[position] });
  const more = (playerId: string | undefined, role: 'kicker' | 'defense'): number => {
    if (playerId === undefined) return -1;
    players.push({ side, playerId, stats: ROLE_STATS[role] });
    return (players.length - 1) * WIDTH;
  };
  const kicker = more(squad.kickerId, 'kicker');
  const defense = more(squad.defenseId, 'defense');
  return { draw, kicker, defense, scoring: new FootballScoring(squad.params.scoring) };
}

function writeKicks(ways: ScoredBall, row: number, out: Int32Array): void {
  if (row < 0) return;
  out[row + AT.plays] = 1;
  out[row + AT.fieldGoals] = ways.fieldGoals;
  out[row + AT.extraPoints] = ways.extraPoints;
  out[row + AT.kickerPoints] = 3 * ways.fieldGoals + ways.extraPoints;
}

/** @param faced the other side @param ways how the defense's own side scored @param allowed the other side's points */
function writeDefense(
  { sacks, takeaways }: FootballSideDraw,
  ways: ScoredBall,
  allowed: number,
  row: number,
  out: Int32Array,
): void {
  if (row < 0) return;
  out[row + AT.plays] = 1;
  out[row + AT.sacks] = sacks;
  out[row + AT.takeaways] = takeaways;
  out[row + AT.defenseTouchdowns] = ways.returned;
  out[row + AT.defensePoints] = defensePoints(
    sacks,
    takeaways,
    ways.returned,
    ways.safeties,
    allowed,
  );
}
