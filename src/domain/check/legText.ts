import type { AskedCheck, AskedLeg } from './asked.ts';

/** Version of the form: a new one is read beside the old, so that kept addresses stay good. */
export const VERSION = '1';
/** Between the parts of a leg. */
export const MARK = '_';

/**
 * A check in an address: "?v=1&leg=g123_spread_home_l-4.5_p-105&leg=g123_total_over_l224.5&price=260". A leg is its contest (g and
 * the game's number, or e and the event's), its market, its side, then marked values: b part, l line, m method, r round, x sets
 * lost, n entrant or player, s what of a player is counted, t places, p price: "g123_player_over_l24.5_nn203999_spoints".
 */
export function addressOf({ legs, price }: AskedCheck): string {
  const fields = [
    `v=${VERSION}`,
    ...legs.map((leg) => `leg=${encodeURIComponent(legText(leg))}`),
    ...(price === undefined ? [] : [`price=${price}`]),
  ];
  return `?${fields.join('&')}`;
}

const escaped = (text: string): string => encodeURIComponent(text).replaceAll('_', '%5F');

/** A leg as an address writes it. */
export function legText(leg: AskedLeg): string {
  const { game, event, market, side } = leg;
  const marked: readonly (readonly [string, string | number | undefined])[] = [
    ['b', leg.part],
    ['l', leg.line],
    ['m', leg.method],
    ['r', leg.round],
    ['x', leg.lost],
    ['n', leg.entrant],
    ['s', leg.stat],
    ['t', leg.places],
    ['p', leg.price],
  ];
  return [
    game === undefined ? `e${event}` : `g${game}`,
    market,
    side ?? '',
    ...marked.flatMap(([mark, value]) =>
      value === undefined ? [] : [mark + escaped(String(value))],
    ),
  ].join(MARK);
}
