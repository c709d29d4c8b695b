import { type FormEvent, useState } from 'react';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { leagueName } from '#domain/leagues/leagueName.ts';
import type { ReturnWish } from '../rules/wish.ts';
import { wishLabel } from '../rules/words.ts';

interface Props {
  readonly busy: boolean;
  readonly onSet: (wish: ReturnWish) => void;
}

const CENTS = [1, 2, 3, 5, 8];
const START = 2;

/** An alert on any bet worth taking, in one league or in all. */
export function ReturnForm({ busy, onSet }: Props) {
  const [league, setLeague] = useState('');
  const [cents, setCents] = useState(START);
  const [followed, setFollowed] = useState(false);
  const wish: ReturnWish = {
    kind: 'return',
    league: findLeague(league) ?? null,
    cents,
    ...(followed && { followed }),
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSet(wish);
  };
  return (
    <form className="alert-return" noValidate onSubmit={send}>
      <label>
        League
        <select
          className="input small"
          value={league}
          onChange={({ currentTarget }) => setLeague(currentTarget.value)}
        >
          <option value="">All leagues</option>
          {TEAM_LEAGUES.map((code) => (
            <option key={code} value={code}>
              {leagueName(code)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Return above
        <select
          className="input small"
          value={cents}
          onChange={({ currentTarget }) => setCents(Number(currentTarget.value))}
        >
          {CENTS.map((one) => (
            <option key={one} value={one}>{`+${one}¢ per $1`}</option>
          ))}
        </select>
      </label>
      <label className="alert-followed">
        <input
          type="checkbox"
          checked={followed}
          onChange={({ currentTarget }) => setFollowed(currentTarget.checked)}
        />
        Only what I follow
      </label>
      <button
        className="button"
        type="submit"
        aria-disabled={busy || undefined}
        aria-label={`Set: ${wishLabel(wish)}`}
      >
        Set
      </button>
    </form>
  );
}
