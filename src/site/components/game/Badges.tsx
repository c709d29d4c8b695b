import { isClosed, isFreshQuote, isStale } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { oldestDatum } from '#domain/game/oldestDatum.ts';
import { stateFromStart } from '#domain/game/stateText.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { evText, gameEdgesOf } from '#domain/prices/gameEdges.ts';
import { type Instant, isToday } from '#domain/time/time.ts';
import { type PickVerdict, pickVerdict, statusText, toldOf } from './gameText.ts';

interface GameBadge {
  /** Class of the badge, which sets its color. */
  readonly tone: 'league' | 'today' | 'live' | 'value' | 'warn' | 'bad' | 'out';
  readonly text: string;
  /** Depends on the clock: stays in the page, shown or hidden as time passes. */
  readonly when?: 'today' | 'fresh' | 'closed' | 'stale' | undefined;
  readonly hidden?: boolean | undefined;
  /** True if the clock also keeps its word. */
  readonly state?: boolean | undefined;
}

/** "NFL", "College Football" */
export const leagueBadge = (league: League): string => LEAGUES[league].name;

const VERDICTS: Readonly<Record<PickVerdict, GameBadge>> = {
  right: { tone: 'value', text: 'Pick right' },
  wrong: { tone: 'bad', text: 'Pick wrong' },
  level: { tone: 'out', text: 'Tied' },
};

function stageBadges(game: CardGame, now: Instant): GameBadge[] {
  if (game.status === 'live') {
    return [{ tone: 'live', text: statusText(game, now) }];
  }
  if (game.status === 'final') {
    const verdict = pickVerdict(game);
    const final: GameBadge = { tone: 'out', text: statusText(game, now) };
    return verdict === undefined ? [final] : [final, VERDICTS[verdict]];
  }
  if (game.status === 'postponed') return [{ tone: 'bad', text: 'Postponed' }];
  const stale = isStale(oldestDatum(game), game.gameTime, now);
  return [
    {
      tone: 'live',
      text: stateFromStart(toldOf(game), now),
      when: 'closed',
      state: true,
      hidden: !isClosed(game, now),
    },
    { tone: 'warn', text: 'Over 30 min old', when: 'stale', hidden: !stale },
  ];
}

/** True while the game's prices can be taken and are known to be current. */
export const pricesFresh = (game: CardGame, now: Instant): boolean =>
  isFreshQuote(game, oldestDatum(game), now);

/** The best edge's expected return, while its price is valid. */
function valueBadges(game: CardGame, now: Instant): GameBadge[] {
  const [best] = gameEdgesOf(game);
  if (!best) return [];
  const text = `${evText(best)} EV`;
  return [{ tone: 'value', text, when: 'fresh', hidden: !pricesFresh(game, now) }];
}

/** Badges of a card and of a game page, in reading order. */
export function gameBadges(game: CardGame, now: Instant): readonly GameBadge[] {
  return [
    { tone: 'league', text: leagueBadge(game.league) },
    { tone: 'today', text: 'TODAY', when: 'today', hidden: !isToday(game.gameTime, now) },
    ...valueBadges(game, now),
    ...stageBadges(game, now),
  ];
}

/** A game element's attributes for the page's clock (see client/gameClock.ts and freshness.ts). */
export const clockAttributes = (game: CardGame) => ({
  'data-start': game.gameTime,
  'data-league': game.league,
  'data-time-known': game.timeKnown,
  'data-status': game.status,
  'data-detail': toldOf(game).detail || undefined,
  'data-as-of': oldestDatum(game),
});

/** Badges in a row. Clock-dependent ones stay in the page, hidden until they apply. */
export function Badges({ badges }: { readonly badges: readonly GameBadge[] }) {
  return badges.map(({ tone, text, when, hidden, state }) => (
    <span
      key={text}
      className={`badge ${tone}`}
      data-when={when}
      data-state-word={state && ''}
      hidden={hidden}
    >
      {text}
    </span>
  ));
}
