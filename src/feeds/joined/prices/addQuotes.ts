import type { FeedGame } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { easternDate } from '#domain/time/time.ts';
import type { QuotedGame } from '../../bovada/event.ts';
import type { DayRange, FeedAnswer, Quarantined } from '../../source.ts';
import { bookTeam, feedTeam, isSameTeam, type TeamIdentity } from './sameTeam.ts';

/** Limit of disagreement between feeds about a start that is not fixed yet. */
const NEAR_MS = 12 * 3_600_000;

/** The same prices with sides swapped, for neutral sites for which feeds name different home sides. */
function mirrored({ moneyline, spread, ...rest }: OddsQuote): OddsQuote {
  return {
    ...rest,
    moneyline: moneyline && { ...moneyline, home: moneyline.away, away: moneyline.home },
    spread: spread && { line: 0 - spread.line, home: spread.away, away: spread.home },
  };
}

interface Sides {
  readonly home: TeamIdentity;
  readonly away: TeamIdentity;
}

const isSame = (ours: Sides, theirs: Sides): boolean =>
  isSameTeam(ours.home, theirs.home) && isSameTeam(ours.away, theirs.away);

/** A book's prices that may be a game's, and how far apart the starts are. */
interface Pair {
  readonly game: FeedGame;
  readonly quoted: QuotedGame;
  readonly quote: OddsQuote;
  readonly apart: number;
}

/** Every quote that fits a game by its sides and its start. */
function pairsOf(
  league: League,
  games: readonly FeedGame[],
  quotes: readonly QuotedGame[],
  knownKeys: ReadonlySet<string>,
): readonly Pair[] {
  const theirs = quotes.map((quoted) => ({
    quoted,
    sides: {
      home: bookTeam(league, quoted.home, knownKeys),
      away: bookTeam(league, quoted.away, knownKeys),
    },
  }));
  return games.flatMap((game) => {
    const home = feedTeam(league, game.homeTeam, knownKeys);
    const away = feedTeam(league, game.awayTeam, knownKeys);
    return theirs.flatMap(({ quoted, sides }): Pair[] => {
      const apart = Math.abs(Date.parse(game.gameTime) - Date.parse(quoted.startTime));
      if (apart > NEAR_MS) return [];
      if (isSame({ home, away }, sides)) return [{ game, quoted, quote: quoted.quote, apart }];
      const swapped = game.neutralSite && isSame({ home: away, away: home }, sides);
      return swapped ? [{ game, quoted, quote: mirrored(quoted.quote), apart }] : [];
    });
  });
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
 * The feed's games with a book's prices added to those that have not begun. Prices within the requested days that no game
 * fits are quarantined; no game is ever lost.
 */
export function addQuotes(
  league: League,
  answer: FeedAnswer,
  quotes: readonly QuotedGame[],
  days: DayRange,
  knownKeys: ReadonlySet<string>,
): FeedAnswer {
  const byGame = assign(pairsOf(league, answer.games, quotes, knownKeys));
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
  return { ...answer, games, quarantined: [...answer.quarantined, ...unmatched] };
}
