import type { ReactNode } from 'react';
import type { CardGame } from '#domain/game/listedGame.ts';
import { optionOf } from './option.ts';

interface Props {
  readonly term: string;
  readonly game: CardGame;
  /** Its condition: its game has not started, or its prices can be taken and were seen recently. */
  readonly when: 'open' | 'fresh';
  /** Its place among the lines of the same term that follow each other as games begin. */
  readonly index?: number;
  readonly children: ReactNode;
}

/** One line of a list about tonight, which disappears with its game or its prices. */
export const NightLine = ({ term, game, when, index = 0, children }: Props) => (
  <div {...optionOf(term, index, { game, when })}>
    <dt className="text-12 font-tight text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);
