import type { CheckedLeg } from '#domain/check/priceAsked.ts';
import { contestIn, type ShownContest } from '#domain/check/shown/shownContest.ts';
import { expectedValuePath, halfPointPath, kellyPath, toolPath } from '#domain/tools/links.ts';
import { html, type Markup } from './markup.ts';

/** Calculators that a priced bet fills in: its value, another line, a stake where it pays. */
export function toolLinks(
  { asked, win, push, returnPerUnit, other }: CheckedLeg,
  contests: readonly ShownContest[],
): Markup | undefined {
  const { price, market, side, line, game } = asked;
  if (price === undefined) return undefined;
  const { league, sport } = contestIn(contests, asked) ?? {};
  const bet =
    market === 'spread' ? 'spread' : market === 'total' && side !== 'under' ? 'over' : 'under';
  // The calculator has no table of soccer's margins.
  const isLined =
    (market === 'spread' || market === 'total') && line !== undefined && sport !== 'soccer';
  const links: readonly (readonly [text: string, href: string])[] = [
    ['Expected value', expectedValuePath(price, win, push)],
    // A stake on a player's line is none that we name: we have found no edge there.
    ...((returnPerUnit ?? 0) > 0 && market !== 'player'
      ? [['Kelly stake', kellyPath(price, win, push)] as const]
      : []),
    ...(isLined && league !== undefined
      ? [
          [
            'Another line',
            halfPointPath({
              league,
              bet,
              line,
              american: price,
              game,
              team: side === 'home' || side === 'away' ? side : undefined,
            }),
          ] as const,
        ]
      : []),
    ...(other === undefined
      ? []
      : [['Hedge', toolPath('hedge', { stake: 100, price, other: other.price })] as const]),
  ];
  return listed(links);
}

/** The parlay calculator, filled with each leg's price and chance; nothing while a leg has no price. */
export function parlayLink(legs: readonly CheckedLeg[]): Markup | undefined {
  const fields = legs.flatMap(({ asked: { price }, share }, at) =>
    price === undefined
      ? []
      : [[`leg${at + 1}`, price] as const, [`chance${at + 1}`, (100 * share).toFixed(1)] as const],
  );
  return fields.length < 2 * legs.length
    ? undefined
    : listed([['Parlay calculator', toolPath('parlay', Object.fromEntries(fields))]]);
}

const listed = (links: readonly (readonly [text: string, href: string])[]): Markup =>
  html`<p class="check-tools">${links.map(([text, href]) => html`<a href="${href}">${text}</a> `)}</p>`;
