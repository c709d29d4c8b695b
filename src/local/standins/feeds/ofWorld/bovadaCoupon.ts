import type { League } from '#domain/leagues/league.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { sampleQuotes } from '#feeds/sample/sampleQuotes.ts';
import type { ToldGame } from '../../world/game.ts';

const american = (price: number | undefined, handicap?: number) => ({
  american: price === undefined ? undefined : price > 0 ? `+${price}` : String(price),
  ...(handicap !== undefined && { handicap: String(handicap) }),
});

const outcome = (type: string, price: object) => ({ type, status: 'O', price });
const market = (key: string, outcomes: readonly object[]) => ({
  key,
  status: 'O',
  period: { description: 'Game', main: true, live: false },
  outcomes,
});

/** One game as the second book offers it. */
export function bovadaEvent(league: League, id: string, told: ToldGame) {
  const quote = sampleQuotes(told.line, league, id, '')[1];
  if (!quote?.moneyline || !quote.spread || !quote.total) throw new RangeError('no prices');
  const { moneyline, spread, total } = quote;
  const draw = moneyline.draw === undefined ? [] : [outcome('D', american(moneyline.draw))];
  return {
    id,
    type: 'GAMEEVENT',
    status: 'U',
    live: false,
    startTime: told.start,
    competitors: [
      { id: `${id}-1`, name: told.home.team.name, home: true },
      { id: `${id}-2`, name: told.away.team.name, home: false },
    ],
    displayGroups: [
      {
        description: 'Game Lines',
        markets: [
          market(draw.length > 0 ? '3W-1X2' : '2W-12', [
            outcome('A', american(moneyline.away)),
            outcome('H', american(moneyline.home)),
            ...draw,
          ]),
          market('2W-HCAP', [
            outcome('A', american(spread.away, -spread.line)),
            outcome('H', american(spread.home, spread.line)),
          ]),
          market('2W-OU', [
            outcome('O', american(total.over, total.line)),
            outcome('U', american(total.under, total.line)),
          ]),
        ],
      },
    ],
  };
}

/** A league's coupon. */
export const couponOf = (league: League, events: readonly unknown[]) => [
  { path: [{ link: `/${FEED_FACTS[league].bovada}`, type: 'LEAGUE' }], events },
];
