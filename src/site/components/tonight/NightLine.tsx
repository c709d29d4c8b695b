import type { ReactNode } from 'react';
import { isClosed } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import type { Instant } from '#domain/time/time.ts';
import { clockAttributes, pricesFresh } from '../game/Badges.tsx';

interface Props {
  readonly term: string;
  readonly game: CardGame;
  /** Its condition: its game has not started, or its prices can be taken and were seen recently. */
  readonly when: 'open' | 'fresh';
  readonly now: Instant;
  readonly children: ReactNode;
}

/** One line of a list about tonight, which disappears with its game or its prices. */
export function NightLine({ term, game, when, now, children }: Props) {
  const hidden = when === 'open' ? isClosed(game, now) : !pricesFresh(game, now);
  return (
    <div {...clockAttributes(game)}>
      <dt className="text-12 font-tight text-muted" data-when={when} hidden={hidden}>
        {term}
      </dt>
      <dd data-when={when} hidden={hidden}>
        {children}
      </dd>
    </div>
  );
}
