import type { CardGame } from '#domain/game/listedGame.ts';
import { counted } from '#domain/words/counted.ts';
import { COLUMNS, countsByReturn, HIGH, LOW, STEP } from './countsByReturn.ts';
import { optionOf } from './option.ts';

const BREAK_EVEN = -LOW / STEP;
const HEIGHT = 40;

interface Props {
  readonly returns: readonly number[];
  /** The last of their games to start: with it the pile goes. */
  readonly last: CardGame;
}

/** Every price considered, piled by its return: most are left of break-even. */
export function ReturnsPile({ returns, last }: Props) {
  const counts = countsByReturn(returns);
  const most = Math.max(...counts);
  const above = returns.filter((perUnit) => perUnit > 0).length;
  const column = (count: number, index: number): string => {
    const height = (HEIGHT * count) / most;
    return `M${index + 0.08} ${HEIGHT}v${-height}h.84v${height}z`;
  };
  const side = (of: (index: number) => boolean): string =>
    counts.map((count, index) => (count > 0 && of(index) ? column(count, index) : '')).join('');
  return (
    <figure className="tonight-pile" {...optionOf('pile', 0, { game: last, when: 'open' })}>
      <svg
        viewBox={`0 0 ${COLUMNS} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${counted(returns.length, 'price')} by what ${returns.length === 1 ? 'it returns' : 'they return'}: ${above} above break-even, ${returns.length - above} not.`}
      >
        <path className="loses" d={side((index) => index < BREAK_EVEN)} />
        <path className="pays" d={side((index) => index >= BREAK_EVEN)} />
        <path
          className="break-even"
          d={`M${BREAK_EVEN} 0v${HEIGHT}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="ends" aria-hidden="true">
        <span>{`${LOW}¢ or less`.replace('-', '−')}</span>
        <span className="line">Break-even</span>
        <span>{`+${HIGH}¢`}</span>
      </p>
      <figcaption>{`What $1 returns on average, for ${returns.length === 1 ? 'the only price' : `each of ${returns.length} prices`}`}</figcaption>
    </figure>
  );
}
