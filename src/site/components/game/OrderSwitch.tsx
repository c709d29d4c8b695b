import type { League } from '#domain/leagues/league.ts';
import { CARDS_PATH, type GamesOrder, orderPath } from '#domain/product/gamesPage.ts';

interface Props {
  /** Undefined for all leagues. */
  readonly league?: League | undefined;
  readonly order: GamesOrder;
  /** True on the page of cards of all leagues. */
  readonly cards?: boolean | undefined;
}

/** Switch between the orders of a list, and to the cards of all leagues: pages of their own, so it needs no script. */
export function OrderSwitch({ league, order, cards = false }: Props) {
  const at = league ? '#upcoming' : '';
  const links = [
    ['By time', orderPath(league, 'day') + at, !cards && order === 'day'],
    ['Best first', orderPath(league, 'best') + at, !cards && order === 'best'],
    ...(league ? [] : [['Cards', CARDS_PATH, cards] as const]),
  ] as const;
  return (
    <nav className="segments" aria-label="Order of the games">
      {links.map(([text, href, current]) => (
        <a key={text} href={href} aria-current={current ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
