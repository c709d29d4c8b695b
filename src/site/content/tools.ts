import type { ToolId } from '#domain/tools/links.ts';

/** What a calculator's page says around it, and what it is looked for by. */
interface ToolText {
  /** What it does and what it does not, in plain words. */
  readonly explained: readonly string[];
  readonly searchWords: string;
}

export const TOOL_TEXTS: Readonly<Record<ToolId, ToolText>> = {
  'odds-converter': {
    explained: [
      'Type a price the way your book writes it. The chance is what the price needs to break even: if you think the bet wins less often, it loses money.',
      'That chance contains the book’s cut, so both sides of a market add up to more than 100%. To take the cut out, use the no-vig calculator with both prices.',
    ],
    searchWords: 'odds converter, american to decimal, fractional odds, implied probability',
  },
  'no-vig': {
    explained: [
      'A market’s prices add up to more than 100%; the excess is the book’s cut, the vig. What is left after taking it out is what the book itself thinks. Nobody knows which side carries how much of the cut, so there are several methods.',
      'Power raises each chance to the same power: longshots carry more of the cut, which is what results show, and it is what our own pages use. Additive takes the same points off every side, so a longshot may end below zero. Shin assumes that some bettors know more than the book, which also puts more of the cut on longshots; with two sides it equals additive. Proportional divides each by the total: quick, but it leaves longshots too much.',
      'Near even money all four agree. The further apart the prices, the more the method matters.',
    ],
    searchWords: 'no-vig, devig, fair odds, remove juice, power method, Shin, hold',
  },
  'expected-value': {
    explained: [
      'Expected value is the average of a bet made many times: chance to win × profit, minus chance to lose × stake. Below zero, the bet costs that much each time, whatever happens tonight.',
      'The answer is only as good as the chance you type. A chance that is three points too high turns most losing bets into winning ones on paper. Our own chances are on every game’s page.',
    ],
    searchWords: 'expected value, EV, plus EV, edge, break-even',
  },
  kelly: {
    explained: [
      'Kelly’s stake is the share of your bankroll that grows it fastest in the long run: edge ÷ profit per dollar. Without an edge it is nothing.',
      'It assumes that the chance you type is exactly right. It never is, so most who use it bet a part: a quarter of Kelly gives up little growth and is far calmer. Betting twice Kelly grows nothing at all, and more than that ends at zero.',
      'The risk of ruin says how likely the bankroll ever falls to half or to a tenth of today’s if you bet this way forever, many small bets, with an edge that is real. A guessed edge makes it higher.',
    ],
    searchWords: 'Kelly criterion, bet size, stake, bankroll, risk of ruin, half Kelly',
  },
  hedge: {
    explained: [
      'A hedge is a bet on the other side of one you already have. The even hedge makes both endings pay the same; the free hedge only makes sure that you lose nothing.',
      'It is not free: you pay the book’s cut a second time. If your first bet is still a good one, leaving it alone pays more on average. A hedge buys calm.',
      'With the price of your own side today we say what the bet is worth now, the cut removed, and what a cash-out offer takes from that. Markets with a draw need a bet on each of the other results.',
    ],
    searchWords: 'hedge calculator, cash out, arbitrage, lock profit',
  },
  parlay: {
    explained: [
      'All legs have to win. Prices multiply, and so does the book’s cut: two legs at −110 cost about 9¢ per $1, four about 17¢, if each leg alone is a fair coin.',
      'Chances multiply only for legs of different games. Legs of one game move together, so the product is wrong for them, often by a lot; books price those parlays as they like. A pushed leg drops out and the rest counts.',
      'If your book shows one price for the whole parlay, type it: it is often below the product.',
    ],
    searchWords: 'parlay calculator, parlay odds, accumulator, multi-leg, payout',
  },
  'half-point': {
    explained: [
      'A line that moves by half a point changes the bet only if games end on the number it crosses. In football that is often: about one NFL game in seven ends by exactly 3, one in twelve by 7. In basketball every number is about as rare as the next.',
      'From the price you have we take the book’s cut, place the game so that your line has that chance, and count what every other line would win. The spread of results comes from a bell curve around the line, with each margin weighted by how often games of that league ended on it. Totals use the bell curve alone.',
      'If the game is on our pages, type its number: then we count in its own simulated games instead, and the answer agrees with its page.',
    ],
    searchWords: 'half point calculator, alternate line, buy points, key numbers, teaser, 3 and 7',
  },
  middle: {
    explained: [
      'If one book has the favorite at −2.5 and another the underdog at +3.5, both bets win when the favorite wins by exactly 3. Every other result wins one and loses one, which costs the two books’ cuts.',
      'A middle is worth it if it hits more often than the cost asks for. In football a middle over 3 often is, one over 5 seldom. We count how often with the same spread of results as the half-point calculator, placed halfway between your two lines.',
      'With our game’s number the chance is counted in its own simulated games.',
    ],
    searchWords: 'middle calculator, middling, arbitrage, scalp, key numbers',
  },
};
