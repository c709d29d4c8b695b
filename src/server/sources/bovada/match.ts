import type { FeedGame } from '#domain/game.ts';
import type { League } from '#domain/league.ts';
import type { OddsQuote } from '#domain/odds.ts';
import { easternDate } from '#domain/time.ts';
import type { DayRange, FeedAnswer, Quarantined } from '../source.ts';
import type { QuotedGame } from './event.ts';
import { isSameTeam } from './sameTeam.ts';

/** Feeds disagree on a start that is not fixed yet; two games of the same sides are further apart or nearer in time. */
const NEAR_MS = 12 * 3_600_000;

/** The same prices seen from the other side, for a neutral ground where two feeds name different home sides. */
function mirrored({ moneyline, spread, ...rest }: OddsQuote): OddsQuote {
  return {
    ...rest,
    moneyline: moneyline && { ...moneyline, home: moneyline.away, away: moneyline.home },
    spread: spread && { line: 0 - spread.line, home: spread.away, away: spread.home },
  };
}

/** A book's prices that may be a game's, and how far apart the starts are. */
interface Pair {
  readonly game: FeedGame;
  readonly quoted: QuotedGame;
  readonly quote: OddsQuote;
  readonly apart: number;
}

function pairOf(
  game: FeedGame,
  quoted: QuotedGame,
  knownKeys: ReadonlySet<string>,
): Pair | undefined {
  const apart = Math.abs(Date.parse(game.gameTime) - Date.parse(quoted.startTime));
  if (apart > NEAR_MS) return undefined;
  const { league, homeTeam, awayTeam, neutralSite } = game;
  const same = (team: typeof homeTeam, name: string) => isSameTeam(league, team, name, knownKeys);
  if (same(homeTeam, quoted.home) && same(awayTeam, quoted.away)) {
    return { game, quoted, quote: quoted.quote, apart };
  }
  const swapped = neutralSite && same(homeTeam, quoted.away) && same(awayTeam, quoted.home);
  return swapped ? { game, quoted, quote: mirrored(quoted.quote), apart } : undefined;
}

/** Each game and each quote at most once, the nearest starts first: the two games of a doubleheader stay apart. */
function assign(pairs: readonly Pair[]): ReadonlyMap<FeedGame, Pair> {
  const taken = new Set<QuotedGame>();
  const byGame = new Map<FeedGame, Pair>();
  for (const pair of [...pairs].sort((a, b) => a.apart - b.apart)) {
    if (byGame.has(pair.game) || taken.has(pair.quoted)) continue;
    byGame.set(pair.game, pair);
    taken.add(pair.quoted);
  }
  return byGame;
}

/**
 * The feed's games with a book's prices added to those that have not begun. Prices within the asked days that no game
 * fits are quarantined; no game is ever lost.
 */
export function addQuotes(
  league: League,
  answer: FeedAnswer,
  quotes: readonly QuotedGame[],
  days: DayRange,
  knownKeys: ReadonlySet<string>,
): FeedAnswer {
  const pairs = answer.games.flatMap((game) =>
    quotes.flatMap((quoted) => pairOf(game, quoted, knownKeys) ?? []),
  );
  const byGame = assign(pairs);
  const games = answer.games.map((game) => {
    const pair = byGame.get(game);
    if (!pair || game.status !== 'scheduled') return game;
    return { ...game, odds: [...game.odds, pair.quote] };
  });
  const matched = new Set([...byGame.values()].map(({ quoted }) => quoted));
  const unmatched: Quarantined[] = quotes
    .filter((quoted) => !matched.has(quoted))
    .filter(({ startTime }) => {
      const day = easternDate(startTime);
      return day >= days.from && day <= days.to;
    })
    .map(({ item, home, away }) => ({
      item: `bovada ${item}`,
      reason: `no ${league} game fits ${away} at ${home}`,
    }));
  return { games, quarantined: [...answer.quarantined, ...unmatched] };
}
