import type { ReactNode } from 'react';
import { percent } from '#domain/numbers/numbers.ts';
import { Whole } from '../ui/Whole.tsx';
import { FighterName } from './FighterName.tsx';

interface Props {
  readonly name: string;
  /** Text under the name: record, rank. */
  readonly under: string;
  readonly side: 'a' | 'b';
  /** Share of decisive simulated fights, 0–100; undefined without a prediction. */
  readonly chance: number | undefined;
  readonly favourite: boolean;
  readonly children?: ReactNode;
}

/** One side of a card: name, the text under it, and the chance. */
export const Corner = ({ name, under, side, chance, favourite, children }: Props) => (
  <div
    className={`team ${side === 'a' ? 'away' : 'home'}${favourite ? ' favored' : ''} content-start py-3 px-4 grid-cols-[minmax(0,1fr)_auto] flex flex-wrap items-center gap-2.5`}
  >
    <span className="name">
      <FighterName name={name} />
      <small>
        <Whole text={under} />
      </small>
      {children}
    </span>
    {chance !== undefined && <span className="percent">{percent(chance)}</span>}
  </div>
);
