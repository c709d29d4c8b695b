import { gameCheckPath } from '#domain/check/gameCheck.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { teamOn } from '#domain/game/predictedWinner.ts';

interface Props {
  readonly game: CardGame;
  readonly className?: string | undefined;
  /** True on the game's own page, where the game need not be named. */
  readonly own?: boolean | undefined;
}

/** Leads to the check of a game's bet, filled in. */
export function CheckLink({ game, className = 'check-link', own = false }: Props) {
  const href = gameCheckPath(game);
  if (href === undefined) return null;
  const of = `${teamOn(game, 'away').shortName} at ${teamOn(game, 'home').shortName}`;
  return (
    <a className={className} href={href}>
      {own ? 'Check a bet' : 'Is this bet fair?'}
      {!own && <span className="visually-hidden"> {of}</span>}
    </a>
  );
}
