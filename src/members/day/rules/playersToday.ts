import { askedKey, type PlayersNow, playsWithin } from '#domain/follow/playerNow.ts';
import { playerAheadText, playerGameTitle, statsText } from '#domain/follow/playerWords.ts';
import { playerPath } from '#domain/players/playerPaths.ts';

/** A followed player's game of the day. */
interface PlayerToday {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly gameTime: string;
  readonly timeKnown: boolean;
  readonly text: string;
}

/** Games of the day. */
const AHEAD_MS = 24 * 3_600_000;

/** What is said of a player of whom no line was drawn and nothing is reported. */
const NOTHING = 'Lineups not out yet';

/** The followed players who play within a day, soonest first; under another number once, too. */
export function playersToday(players: PlayersNow, now: Date): PlayerToday[] {
  const each = new Map([...players.values()].map((player) => [askedKey(player), player]));
  return [...each]
    .flatMap(([id, player]): PlayerToday[] => {
      const { league, name } = player;
      const next = playsWithin(player, now, AHEAD_MS);
      if (!next) return [];
      const said = [statsText(player), playerAheadText(player)].filter(
        (text) => text !== undefined,
      );
      return [
        {
          id,
          path: playerPath(league, player),
          name,
          title: playerGameTitle(next),
          gameTime: next.gameTime,
          timeKnown: next.timeKnown,
          text: said.length === 0 ? NOTHING : said.join('; '),
        },
      ];
    })
    .toSorted((one, other) => Date.parse(one.gameTime) - Date.parse(other.gameTime));
}
