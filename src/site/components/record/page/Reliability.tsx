import type { RecordFigures } from '#domain/record/figures/recordFigures.ts';
import { Disclose } from '../../ui/Disclose.tsx';
import { MARKET_TEXT } from '../words.ts';
import { ReliabilityChart, ReliabilityTable } from './ReliabilityChart.tsx';

interface Props {
  readonly tables: RecordFigures['reliability'];
}

const NAMES = { ...MARKET_TEXT, all: 'All markets together' } as const;

/** The moneyline first, with one pick per contest; below it every other market, and all together. */
export function Reliability({ tables }: Props) {
  const first = tables.find(({ market }) => market === 'moneyline');
  const together = tables.filter(({ market }) => market === 'all');
  const single = tables.filter((each) => each !== first && each.market !== 'all');
  return (
    <>
      {first ? (
        <div className="reliability-grid">
          <ReliabilityChart bins={first.bins} of="moneyline picks" />
          <ReliabilityTable bins={first.bins} of="moneyline picks" />
        </div>
      ) : (
        <p className="note">No moneyline pick has been decided yet.</p>
      )}
      {[...single, ...together].map(({ market, bins }) => (
        <Disclose key={market} summary={NAMES[market]}>
          {market === 'all' && (
            <p className="note">
              Picks on one contest win and lose together, so the ranges count no more picks than
              contests.
            </p>
          )}
          <ReliabilityTable bins={bins} of={NAMES[market]} />
        </Disclose>
      ))}
    </>
  );
}
