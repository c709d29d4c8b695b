import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { BROKE_OFF } from '#client/oneAtATime.ts';
import { showToast } from '#client/toasts.ts';
import { leagueName } from '#domain/leagues/leagueName.ts';
import { BET_MARKETS, BET_SIDES, type Bet } from '#domain/record/bet.ts';
import { MARKET_WORDS } from '#domain/record/betWords.ts';
import type { TypedBet, TypedField, TypedProblems } from '../rules/typedBet.ts';
import { Field } from './Field.tsx';

/** A game that can be chosen. */
export interface BetGameChoice {
  readonly id: number;
  readonly name: string;
  readonly league: string;
  readonly startTime: string;
  readonly home: string;
  readonly away: string;
}

interface Props {
  readonly start: TypedBet;
  /** Games of the day; absent if the game is fixed. */
  readonly games?: readonly BetGameChoice[] | undefined;
  /** Whether event and league can be typed though no game can be chosen. */
  readonly ownWords?: boolean;
  /** Shown above the button, based on what is typed. */
  readonly children?: (typed: TypedBet) => ReactNode;
  readonly action: string;
  /** Returns the problems. */
  readonly onTake: (typed: TypedBet) => Promise<TypedProblems | undefined>;
}

const sideWords = (side: string, game: Bet['game']): string =>
  side === 'home' || side === 'away'
    ? (game?.[side] ?? side)
    : side.charAt(0).toUpperCase() + side.slice(1);

interface PickProps {
  readonly typed: TypedBet;
  readonly problem: string | undefined;
  readonly onChange: (pick: string) => void;
}

/** A pick: a side of our game, or else the reader's words. */
function PickField({ typed, problem, onChange }: PickProps) {
  const market = BET_MARKETS.find((one) => one === typed.market) ?? 'other';
  const sides = BET_SIDES[market];
  if (!typed.game || sides.length === 0) {
    return (
      <Field
        label="Pick"
        value={typed.pick}
        problem={problem}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <div className="field">
      <label htmlFor="bet-pick">Pick</label>
      <select
        id="bet-pick"
        className="input small"
        value={typed.pick}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : 'bet-pick-told'}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Choose …</option>
        {sides.map((side) => (
          <option key={side} value={side}>
            {sideWords(side, typed.game)}
          </option>
        ))}
      </select>
      {problem !== undefined && (
        <p className="error" id="bet-pick-told">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Form for a bet: filled in by hand, or from a price. */
export function BetForm({ start, games, ownWords = false, children, action, onTake }: Props) {
  const [typed, setTyped] = useState(start);
  const [problems, setProblems] = useState<TypedProblems>({});
  const set = (change: Partial<TypedBet>) => {
    setTyped({ ...typed, ...change });
    const left = Object.entries(problems).filter(([field]) => !(field in change));
    setProblems(Object.fromEntries(left));
  };
  const text = (field: Exclude<TypedField, 'game' | 'startTime' | 'bonus'>) => ({
    value: typed[field],
    problem: problems[field],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => set({ [field]: target.value }),
  });
  const choose = (id: string) => {
    const game = games?.find((each) => String(each.id) === id);
    const { game: _game, startTime: _start, ...rest } = typed;
    setTyped(
      game
        ? {
            ...rest,
            game: { id: game.id, home: game.home, away: game.away },
            name: game.name,
            league: game.league,
            startTime: game.startTime,
            pick: '',
          }
        : { ...rest, name: '', league: '', pick: '' },
    );
    setProblems({});
  };
  const busy = useRef(false);
  const take = async (event: FormEvent) => {
    event.preventDefault();
    // A second press before the first is answered would be a second bet.
    if (busy.current) return;
    busy.current = true;
    try {
      const wrong = await onTake(typed);
      setProblems(wrong ?? {});
      if (!wrong && games) setTyped(start);
    } catch (error) {
      reportError(error);
      showToast(BROKE_OFF, true);
    } finally {
      busy.current = false;
    }
  };
  // With a price, only the stake is missing.
  const stake = <Field label="Stake, $" inputMode="decimal" {...text('stake')} />;
  return (
    <form className="bet-form" noValidate onSubmit={take}>
      {games && (
        <div className="field wide col-span-full">
          <label htmlFor="bet-game">Game</label>
          <select
            id="bet-game"
            className="input small"
            value={typed.game ? String(typed.game.id) : ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">Another event, in my own words</option>
            {games.map(({ id, name, league }) => (
              <option key={id} value={id}>
                {leagueName(league)}: {name}
              </option>
            ))}
          </select>
        </div>
      )}
      {(games || ownWords) && !typed.game && (
        <>
          <Field label="Event" {...text('name')} hint="Only you can say how it ended." />
          <Field label="League or sport" {...text('league')} />
        </>
      )}
      {!games && stake}
      <div className="field">
        <label htmlFor="bet-market">Market</label>
        <select
          id="bet-market"
          className="input small"
          value={typed.market}
          onChange={({ target }) => set({ market: target.value, pick: '' })}
        >
          {BET_MARKETS.map((market) => (
            <option key={market} value={market}>
              {MARKET_WORDS[market]}
            </option>
          ))}
        </select>
      </div>
      <PickField typed={typed} problem={problems.pick} onChange={(pick) => set({ pick })} />
      {(typed.market === 'spread' || typed.market === 'total') && (
        <Field
          label={typed.market === 'spread' ? 'Line of your side' : 'Total'}
          inputMode="text"
          {...text('line')}
        />
      )}
      <Field label="Price" hint="American, such as -110" {...text('price')} />
      {games && stake}
      <Field label="Book" {...text('book')} />
      <label className="checkbox items-center col-span-full">
        <input
          type="checkbox"
          checked={typed.bonus ?? false}
          onChange={({ target }) => set({ bonus: target.checked })}
        />
        <span>Bonus bet: the stake is the book’s money</span>
      </label>
      <div className="wide col-span-full">
        {children?.(typed)}
        <p className="acts mt-3">
          <button className="button" type="submit">
            {action}
          </button>
        </p>
      </div>
    </form>
  );
}
