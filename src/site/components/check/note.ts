import type { AskedLeg } from '#domain/check/asked.ts';
import { legName } from '#domain/check/shown/legName.ts';
import { contestIn, type ShownContest } from '#domain/check/shown/shownContest.ts';
import type { MarketKind, MarketSide } from '#domain/prices/marketOffers.ts';
import type { Offered } from '#domain/prices/offered.ts';
import { html, type Markup } from './markup.ts';

const MARKETS: readonly MarketKind[] = ['moneyline', 'spread', 'total'];
const SIDES: readonly MarketSide[] = ['home', 'away', 'draw', 'over', 'under'];

/** A leg as a bet that a reader can note: at the price typed, of the markets that are graded for readers. */
function offeredOf(leg: AskedLeg, contest: ShownContest): Offered | undefined {
  const { game, line, price } = leg;
  const market = MARKETS.find((one) => one === leg.market);
  const side = SIDES.find((one) => one === leg.side);
  const [home, away] = contest.sides ?? [];
  if (game === undefined || !market || !side || !home || !away) return undefined;
  return {
    game: { id: game, home: home.name, away: away.name },
    name: `${away.name} @ ${home.name}`,
    league: contest.league ?? '',
    startTime: contest.startTime,
    market,
    side,
    label: legName(leg, contest),
    ...(price !== undefined && {
      offer: {
        book: '',
        american: price,
        ...(line !== undefined && { line }),
        sample: false,
      },
    }),
  };
}

/** A button that notes the bet under My bets (members/bets/screen); nothing for bets that we do not grade. */
export function noteButton(leg: AskedLeg, contests: readonly ShownContest[]): Markup | undefined {
  const contest = contestIn(contests, leg);
  const offered = contest && offeredOf(leg, contest);
  return (
    offered &&
    html`<p><button class="button ghost compact needs-script" type="button" data-take="${JSON.stringify(offered)}">Note this bet</button></p>`
  );
}
