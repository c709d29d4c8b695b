import { signTone } from '#components/ui/signTone.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { FEWEST_LUCK_BETS } from '#domain/record/betLuck.ts';
import type { NamedRecord } from '../rules/namedBet.ts';

/** A profit in cents of stakes of 100. */
const unitsText = (cents: number): string => `${signed(cents / 100, 1)}`;

/** What the number of bets shows: the range by luck alone, or that they are too few. */
function luckText({ figures: { luck, bets, profitCents } }: NamedRecord): string {
  if (bets === 0) return '';
  if (!luck) {
    return `Fewer than ${FEWEST_LUCK_BETS} decided bets: it may all be luck.`;
  }
  const within = profitCents >= luck.low && profitCents <= luck.high;
  const range = `${unitsText(luck.low)} to ${unitsText(luck.high)} units`;
  return `By luck alone, these bets would end between ${range} 19 times in 20. ${within ? 'They are inside that range.' : 'They are outside that range.'}`;
}

/** Results of named prices at one unit each, losses first. */
export function NamedFigures({ record }: { readonly record: NamedRecord }) {
  const { figures, pending } = record;
  const { lost, won, pushed, voided, units } = figures;
  const facts = [
    ['Lost', String(lost)],
    ['Won', String(won)],
    ...(pushed + voided > 0 ? [['Given back', String(pushed + voided)]] : []),
    ...(pending > 0 ? [['Not over yet', String(pending)]] : []),
  ];
  return (
    <>
      <dl className="named-figures">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Units, one on each</dt>
          <dd className={signTone(units)}>{signed(units, 2)}</dd>
        </div>
      </dl>
      <p className="note mt-2">{luckText(record)}</p>
    </>
  );
}
