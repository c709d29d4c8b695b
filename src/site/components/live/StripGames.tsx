import type { CardGame } from '#domain/game/listedGame.ts';
import type { Instant } from '#domain/time/time.ts';
import { stripLines } from './stripLines.ts';

interface Props {
  readonly games: readonly CardGame[];
  readonly now: Instant;
}

/** The games from which a page's strips take theirs; not shown. A slate's games are all samples or all real. */
export const StripGames = ({ games, now }: Props) => (
  <template data-strip-games={games[0]?.sample ? 'sample' : ''}>{stripLines(games, now)}</template>
);
