import { bestFirstPath, type League, leaguePath } from '#domain/leagues/league.ts';
import type { GamesOrder } from '#domain/product/gamesPage.ts';

interface Props {
  readonly league: League;
  readonly order: GamesOrder;
}

const ORDERS = [
  ['day', 'By day', leaguePath],
  ['best', 'Best first', bestFirstPath],
] as const;

/** Switch between the orders of a league's games: two pages, so it needs no script. */
export const OrderSwitch = ({ league, order }: Props) => (
  <nav className="segments" aria-label="Order of the games">
    {ORDERS.map(([key, text, pathOf]) => (
      <a
        key={key}
        href={`${pathOf(league)}#upcoming`}
        aria-current={key === order ? 'true' : undefined}
      >
        {text}
      </a>
    ))}
  </nav>
);
