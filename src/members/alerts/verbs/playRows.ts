import { followId } from '#domain/follow/follow.ts';
import type { LiveSide } from '#domain/live/gameState.ts';
import { type MomentNow, TOLD_WITHIN } from '#domain/live/momentsNow.ts';
import type { PlayedGame } from '#domain/live/playedGame.ts';
import { slug } from '#domain/words/slug.ts';
import type { AlertSender } from '../rules/alertText.ts';
import { playText } from '../rules/playText.ts';
import type { AskedTurn, FiredRow, WaitingPlay } from '../store.ts';

const SIDES: readonly LiveSide[] = ['home', 'away'];

/** The id under which a side of a game is followed. */
const sideId = (game: PlayedGame, side: LiveSide): string =>
  followId({ league: game.league.toLowerCase(), key: slug(game[side].name) });

const keyOf = ({ gameId }: PlayedGame): string => String(gameId);

/** A turn for whom it is: who follows one of its teams. */
export const askedTurn = ({ moment, game }: MomentNow): AskedTurn => ({
  moment,
  game: keyOf(game),
  follows: SIDES.map((side) => sideId(game, side)),
});

/**
 * Messages about turns of games of followed teams: once for each alert and game. A start and a close finish go out within ten minutes
 * or not at all. What was seen before an alert was set is not told to it.
 */
export const playRows = (
  alerts: readonly WaitingPlay[],
  turns: readonly MomentNow[],
  sender: AlertSender,
): FiredRow[] =>
  alerts.flatMap(({ id, moment, setAt, zone, told, follows }) =>
    turns.flatMap((turn): FiredRow[] => {
      const { game, at } = turn;
      const key = keyOf(game);
      if (turn.moment !== moment || told.includes(key)) return [];
      if (Date.parse(at) < Date.parse(setAt)) return [];
      const sides = SIDES.filter((side) => follows.includes(sideId(game, side)));
      if (sides.length === 0) return [];
      const until = new Date(Date.parse(at) + TOLD_WITHIN[moment] * 60_000).toISOString();
      return [
        {
          alertId: id,
          key,
          gameId: game.gameId,
          figuresAt: at,
          ...(moment !== 'final' && { until }),
          bet: `${key} ${moment}`,
          named: [],
          ...playText(turn, sides, { sender, zone }),
        },
      ];
    }),
  );
