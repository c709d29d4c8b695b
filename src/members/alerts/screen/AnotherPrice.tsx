import { type FormEvent, useId, useState } from 'react';
import { isAmericanPrice } from '#domain/prices/americanOdds.ts';
import type { Offered } from '#domain/prices/offered.ts';
import type { PriceWish } from '../rules/wish.ts';

interface Props {
  readonly offered: Offered;
  readonly busy: boolean;
  readonly onSet: (wish: PriceWish) => void;
}

/** A typed number, also with a true minus; undefined if invalid. */
function numberOf(typed: string): number | undefined {
  const number = Number(typed.trim().replace('−', '-'));
  return typed.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

/** The same bet at a line and price of the reader's own. */
export function AnotherPrice({ offered, busy, onSet }: Props) {
  const { game, market, side, offer } = offered;
  const [line, setLine] = useState(String(offer?.line ?? ''));
  const [price, setPrice] = useState(String(offer?.american ?? ''));
  const [problem, setProblem] = useState('');
  const id = useId();
  const hasLine = market !== 'moneyline';
  const send = (event: FormEvent) => {
    event.preventDefault();
    const american = numberOf(price);
    const at = numberOf(line);
    if (!isAmericanPrice(american) || !Number.isInteger(american))
      return setProblem('A price is a whole number: −100 or lower, or +100 or higher.');
    if (hasLine && (at === undefined || (at * 4) % 1 !== 0))
      return setProblem('A line is a number such as −3 or 47.5.');
    setProblem('');
    const bet = { kind: 'price', gameId: game.id, market, side, american } as const;
    onSet(hasLine ? { ...bet, line: at } : bet);
  };
  const field = (name: string, value: string, onChange: (typed: string) => void) => (
    <label>
      {name}
      <input
        className="input small w-32 max-w-full"
        value={value}
        autoComplete="off"
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem === '' ? undefined : id}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
  return (
    <details className="alert-own">
      <summary>Another {hasLine ? 'line or price' : 'price'} of this bet</summary>
      <form className="mt-3" noValidate onSubmit={send}>
        <div className="fields">
          {hasLine && field('Line', line, setLine)}
          {field('Price or better', price, setPrice)}
          <button className="button compact" type="submit" aria-disabled={busy || undefined}>
            Set
          </button>
        </div>
        {problem !== '' && (
          <p className="error" id={id} role="alert">
            {problem}
          </p>
        )}
      </form>
    </details>
  );
}
