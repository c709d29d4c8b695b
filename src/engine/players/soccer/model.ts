/**
 * Soccer's players.
 *
 * A run's final says how many goals a side has; each may be an own goal, else it is a player's, dealt out by minutes times his rate,
 * and may have an assist by another. Shots that are no goals are a negative binomial about what the two sides are worth, moved by
 * the margin, dealt out in the same way. Who starts plays to the end with a chance of his own, else as long as those of his position
 * who do not; a substitute as long as they do. Players' goals, own goals and the unknown rest's add up to the score in every run.
 * Missed shots given the score: own fit; substitutes' higher rates as in Silva and Swartz (2016), "Analysis of substitution times in
 * soccer", J. Quant. Anal. Sports 12(3).
 *
 * Limits: minutes of 90, stoppage and extra time left out; who takes penalties is in a player's rate; a substitution does not ask
 * the score.
 */
import { negativeBinomial } from '../../rng/counts.ts';
import type { Generator } from '../../rng/generator.ts';
import type { GameLines, LinePlayer, PlayerModel } from '../gameLines.ts';
import { SOCCER_LEVELS, type SoccerDrawParams } from './params.ts';
import { SoccerSideDraw } from './players.ts';
import { checkSoccerSquad, type SoccerSquad } from './squad.ts';
import { PLAYER_STATS, SOCCER_STATS } from './stats.ts';

const WIDTH = SOCCER_STATS.length;

/** The model by the given parameters. Only the Premier League's logs say minutes: the others are drawn by what was fitted on them. */
export const soccerPlayers = (params: SoccerDrawParams): PlayerModel<SoccerSquad> => ({
  id: 'soccer',
  leagues: ['EPL', 'LaLiga', 'Bundesliga', 'SerieA'],
  stats: SOCCER_STATS,
  prepare(home, away) {
    if (home) checkSoccerSquad(home, 'home');
    if (away) checkSoccerSquad(away, 'away');
    return new SoccerLines(params, home, away);
  },
});

class SoccerLines implements GameLines {
  readonly stats = SOCCER_STATS;
  readonly players: readonly LinePlayer[];
  private readonly params: SoccerDrawParams;
  private readonly home: SoccerSquad | undefined;
  private readonly away: SoccerSquad | undefined;
  private readonly homeSide: SoccerSideDraw;
  private readonly awaySide: SoccerSideDraw;

  constructor(
    params: SoccerDrawParams,
    home: SoccerSquad | undefined,
    away: SoccerSquad | undefined,
  ) {
    this.params = params;
    this.home = home;
    this.away = away;
    this.homeSide = new SoccerSideDraw(home?.players ?? [], params);
    this.awaySide = new SoccerSideDraw(away?.players ?? [], params);
    this.players = [...playersOf(home, 'home'), ...playersOf(away, 'away')];
  }

  draw(generator: Generator, home: number, away: number, out: Int32Array): void {
    if (this.home) {
      const missed = this.missedShots(generator, this.home, home - away);
      this.homeSide.draw(generator, home, missed, out, 0);
    }
    if (this.away) {
      const missed = this.missedShots(generator, this.away, away - home);
      const from = (this.home?.players.length ?? 0) * WIDTH;
      this.awaySide.draw(generator, away, missed, out, from);
    }
  }

  private missedShots(generator: Generator, squad: SoccerSquad, margin: number): number {
    const { missedByMargin, missedDispersion } = this.params;
    const level = Math.max(-SOCCER_LEVELS, Math.min(SOCCER_LEVELS, margin)) + SOCCER_LEVELS;
    const mean = squad.missedShots * (missedByMargin[level] ?? 1);
    return negativeBinomial(generator, mean, missedDispersion);
  }
}

const playersOf = (squad: SoccerSquad | undefined, side: 'home' | 'away'): LinePlayer[] =>
  (squad?.players ?? []).map(({ playerId }) => ({ side, playerId, stats: PLAYER_STATS }));
