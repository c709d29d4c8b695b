import { Share } from '../game/Share.tsx';

interface Props {
  /** Names of the two sides, a first, with the share of wins of each, 0–100. */
  readonly sides: readonly [readonly [name: string, chance: number], readonly [string, number]];
}

const PLACES = ['away', 'home'] as const;

/** Both chances of a bout or match over its two halves. */
export const TwoChances = ({ sides }: Props) => (
  <div className="wide ends">
    {sides.map(([name, chance], index) => (
      <div key={PLACES[index]} className={PLACES[index]}>
        <b className="block text-34 font-wide font-[800] tracking-[-0.04em] leading-[1]">
          <Share of={chance} />
        </b>
        {`${name} wins`}
      </div>
    ))}
  </div>
);
