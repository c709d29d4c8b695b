import type { FeedGame, GameStage, Team } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { addDays, easternDate } from '#domain/time/time.ts';
import { foldOf } from '../../leagues/ratingKey.ts';
import type { KnownGame } from '../../secondSource.ts';
import { isSameTeam, type TeamIdentity } from '../prices/sameTeam.ts';

const identityOf = (league: League, { ratingKey: key, name, shortName }: Team): TeamIdentity => ({
  key,
  names: [name, shortName].map(foldOf(league)),
});

/** How a second feed's game matches a stored one's sides; undefined for other teams. */
type Sides = 'same' | 'swapped';

function sidesOf(told: FeedGame, { game }: KnownGame): Sides | undefined {
  const is = (one: Team, other: Team): boolean =>
    isSameTeam(identityOf(told.league, one), identityOf(told.league, other));
  if (is(told.homeTeam, game.homeTeam) && is(told.awayTeam, game.awayTeam)) return 'same';
  if (is(told.homeTeam, game.awayTeam) && is(told.awayTeam, game.homeTeam)) return 'swapped';
  return undefined;
}

const isNear = (told: FeedGame, { game }: KnownGame): boolean => {
  const day = easternDate(told.gameTime);
  const known = easternDate(game.gameTime);
  return known >= addDays(day, -1) && known <= addDays(day, 1);
};

/** The stored game that a second feed's game matches. */
export type SameGameMatch =
  | { readonly kind: 'known'; readonly known: KnownGame; readonly sides: Sides }
  | { readonly kind: 'new' }
  | { readonly kind: 'contradicts' };

/**
 * The stored game matching a second feed's: same number and sides, else same sides within a day. If the number's stored sides
 * differ, it is unknown.
 */
export function matchOf(told: FeedGame, stored: readonly KnownGame[]): SameGameMatch {
  const numbered = stored.find(({ sourceId }) => sourceId === told.sourceId);
  if (numbered) {
    const sides = sidesOf(told, numbered);
    return sides ? { kind: 'known', known: numbered, sides } : { kind: 'contradicts' };
  }
  for (const known of stored) {
    const sides = isNear(told, known) ? sidesOf(told, known) : undefined;
    if (sides) return { kind: 'known', known, sides };
  }
  return { kind: 'new' };
}

/** A stage with the two sides swapped. */
export function stageWithSidesSwapped(stage: GameStage): GameStage {
  if (stage.status !== 'live' && stage.status !== 'final') return stage;
  const { home, away } = stage.score;
  return { ...stage, score: { home: away, away: home } };
}
