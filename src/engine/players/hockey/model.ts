/**
 * Hockey's players: NHL.
 *
 * A run's final says how many goals a side's players scored: all of them, less the one of a shoot-out. Some were scored at the
 * empty net, by the margin. Shots that were saved are a negative binomial about what the two sides are worth, moved by the margin:
 * who trails shoots more. Skaters who dress share their role's ice time; goals, assists and saved shots are dealt out by ice time
 * times a skater's rates. A goalie saves what the other side's skaters did not score. Skaters' goals with the unknown rest of the
 * team's, the shoot-out's among them, add up to the score in every run; every goal has up to two assists by others.
 * Score effects: Thomas (2006), "The impact of puck possession and location on ice hockey strategy", J. Quant. Anal. Sports 2(1).
 *
 * Limits: lines and power plays are in a skater's rates, not told apart; the two sides' saved shots are independent given the score.
 */
import { leaguesOf } from '#domain/leagues/kinds.ts';
import { negativeBinomial } from '../../rng/counts.ts';
import { type Generator, uniform } from '../../rng/generator.ts';
import type { GameLines, LinePlayer, PlayerModel } from '../gameLines.ts';
import { atMost, drawGoalies } from './goalies.ts';
import { HOCKEY_LEVELS, type HockeyDrawParams } from './params.ts';
import { SkaterDraw } from './skaters.ts';
import { checkHockeySquad, type HockeySquad } from './squad.ts';
import { GOALIE_STATS, HOCKEY_STATS, SKATER_STATS } from './stats.ts';

const WIDTH = HOCKEY_STATS.length;

/** The model by the given parameters; the committed fit's are in `fitted/players`. */
export const hockeyPlayers = (params: HockeyDrawParams): PlayerModel<HockeySquad> => ({
  id: 'hockey',
  leagues: leaguesOf('hockey'),
  stats: HOCKEY_STATS,
  prepare(home, away) {
    if (home) checkHockeySquad(home, 'home');
    if (away) checkHockeySquad(away, 'away');
    return new HockeyLines(params, home, away);
  },
});

class HockeyLines implements GameLines {
  readonly stats = HOCKEY_STATS;
  readonly players: readonly LinePlayer[];
  private readonly params: HockeyDrawParams;
  private readonly home: HockeySquad | undefined;
  private readonly away: HockeySquad | undefined;
  private readonly homeSkaters: SkaterDraw;
  private readonly awaySkaters: SkaterDraw;

  constructor(
    params: HockeyDrawParams,
    home: HockeySquad | undefined,
    away: HockeySquad | undefined,
  ) {
    this.params = params;
    this.home = home;
    this.away = away;
    this.homeSkaters = new SkaterDraw(home?.skaters ?? [], params);
    this.awaySkaters = new SkaterDraw(away?.skaters ?? [], params);
    this.players = [...playersOf(home, 'home'), ...playersOf(away, 'away')];
  }

  draw(generator: Generator, home: number, away: number, out: Int32Array): void {
    const { params } = this;
    const margin = home - away;
    const shootOut =
      (margin === 1 || margin === -1) &&
      this.home?.shootOuts !== false &&
      this.away?.shootOuts !== false &&
      uniform(generator) < atMost(params.shootOut, Math.min(home, away));
    const homeGoals = shootOut && margin > 0 ? home - 1 : home;
    const awayGoals = shootOut && margin < 0 ? away - 1 : away;
    const empty = shootOut ? 0 : emptyNet(generator, params, Math.abs(margin));
    const homeSaved = this.savedShots(generator, this.home, homeGoals - awayGoals);
    const awaySaved = this.savedShots(generator, this.away, awayGoals - homeGoals);
    let from = 0;
    if (this.home) {
      this.homeSkaters.draw(generator, homeGoals, homeSaved, out, from);
      from += this.home.skaters.length * WIDTH;
      const against = awayGoals - (margin < 0 ? Math.min(empty, awayGoals) : 0);
      drawGoalies(generator, this.home.goalies, params, against, awaySaved, out, from);
      from += this.home.goalies.length * WIDTH;
    }
    if (this.away) {
      this.awaySkaters.draw(generator, awayGoals, awaySaved, out, from);
      from += this.away.skaters.length * WIDTH;
      const against = homeGoals - (margin > 0 ? Math.min(empty, homeGoals) : 0);
      drawGoalies(generator, this.away.goalies, params, against, homeSaved, out, from);
    }
  }

  private savedShots(generator: Generator, squad: HockeySquad | undefined, margin: number): number {
    const { saved, savedByMargin, savedDispersion } = this.params;
    const level = Math.max(-HOCKEY_LEVELS, Math.min(HOCKEY_LEVELS, margin)) + HOCKEY_LEVELS;
    const mean = (squad?.savedShots ?? saved) * (savedByMargin[level] ?? 1);
    return negativeBinomial(generator, mean, savedDispersion);
  }
}

/** Goals at the empty net. */
function emptyNet(
  generator: Generator,
  { emptyNet: chances }: HockeyDrawParams,
  margin: number,
): number {
  const byGoals = chances[Math.min(margin, chances.length - 1)] ?? [];
  let left = uniform(generator);
  for (let goals = 0; goals < byGoals.length; goals++) {
    left -= byGoals[goals] ?? 0;
    if (left < 0) return goals;
  }
  return 0;
}

const playersOf = (squad: HockeySquad | undefined, side: 'home' | 'away'): LinePlayer[] =>
  squad
    ? [
        ...squad.skaters.map(({ playerId }) => ({ side, playerId, stats: SKATER_STATS })),
        ...squad.goalies.map(({ playerId }) => ({ side, playerId, stats: GOALIE_STATS })),
      ]
    : [];
