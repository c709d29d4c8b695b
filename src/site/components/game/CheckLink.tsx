import type { ReactNode } from 'react';
import { gameCheckPath } from '#domain/check/gameCheck.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { teamOn } from '#domain/game/predictedWinner.ts';

interface Props {
  readonly game: CardGame;
  readonly className?: string | undefined;
  /** The bet, which is the link where a line names it; absent on the game's own page, where a button does. */
  readonly children?: ReactNode | undefined;
}

/** Leads to the check of a game's bet, filled in. */
export function CheckLink({ game, className = 'check-link', children }: Props) {
  const href = gameCheckPath(game);
  if (href === undefined) return <>{children}</>;
  const of = `${teamOn(game, 'away').shortName} at ${teamOn(game, 'home').shortName}`;
  return (
    <a className={className} href={href}>
      {children ?? 'Check a bet'}
      {children !== undefined && <span className="visually-hidden">{`, is it fair? ${of}`}</span>}
    </a>
  );
}
