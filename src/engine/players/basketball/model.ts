import type { Side } from '#domain/game/predictedWinner.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { GameLines, LinePlayer, PlayerModel } from '../gameLines.ts';
import { drawOvertimes } from './overtime.ts';
import { BasketballSide } from './side.ts';
import { type BasketballSquad, checkBasketballSquad } from './squad.ts';
import { BASKETBALL_STATS } from './stats.ts';

const ALL = BASKETBALL_STATS.map((_, at) => at);

/** The last line of a side: who is not shown by name. */
const restId = (side: Side): string => `rest-${side}`;

/**
 * Players of the NBA and the WNBA: minutes first, then points as a split of the simulated score, then what follows from minutes.
 * Each side's lines end with its rest, so that minutes and points add up in every run. See side.ts.
 */
export const basketballPlayers: PlayerModel<BasketballSquad> = {
  id: 'basketball',
  leagues: ['NBA', 'WNBA'],
  stats: BASKETBALL_STATS,
  prepare(home, away): GameLines {
    const shape = home?.shape ?? away?.shape;
    if (home) checkBasketballSquad('home', home);
    if (away) checkBasketballSquad('away', away);
    if (home && away && home.shape.regulation !== away.shape.regulation)
      throw new InputError('away: shape.regulation is not the home side’s');
    const one = home && new BasketballSide(home);
    const other = away && new BasketballSide(away);
    const awayFrom = one ? (one.shown.length + 1) * BASKETBALL_STATS.length : 0;
    return {
      stats: BASKETBALL_STATS,
      players: [...linesOf('home', one), ...linesOf('away', other)],
      draw(generator, homeScore, awayScore, out) {
        if (!shape) return;
        const overtimes = drawOvertimes(generator, homeScore - awayScore, shape);
        one?.draw(generator, homeScore, awayScore, overtimes, out, 0);
        other?.draw(generator, awayScore, homeScore, overtimes, out, awayFrom);
      },
    };
  },
};

const linesOf = (side: Side, lines: BasketballSide | undefined): LinePlayer[] =>
  lines ? [...lines.shown, restId(side)].map((playerId) => ({ side, playerId, stats: ALL })) : [];
