import { example, type Module } from '#domain/academy/module.ts';
import { american } from '#domain/numbers/numbers.ts';
import { decimalText } from '#domain/prices/fairPrice.ts';
import { decimalOdds, fractionalOdds } from '#domain/prices/oddsFormats.ts';
import { academyDollars, wins } from '../figures.ts';

const fraction = (price: number): string => fractionalOdds(price).join('/');
const decimal = (price: number): string => decimalText(decimalOdds(price));

export const americanOddsByHand: Module = {
  id: 'american-odds',
  title: 'American odds, by hand',
  teaches: 'What the plus and the minus mean, and the same price in the other two formats.',
  text: [
    'American odds are built around $100. A minus price says what you risk to win $100: at −150 you put up $150. A plus price says what $100 wins: at +130 it wins $130. The stake comes back with the profit in both cases.',
    'For any other stake, scale. At a minus price divide the stake by the price and multiply by 100; at a plus price multiply the stake by the price and divide by 100. There is nothing between −100 and +100: the two are the same price, even money, and books write it +100 or EVEN.',
    'Bettors count the distance between prices in cents, each step of one being a cent. From −110 to −105 is five cents, and from −105 to +105 it is ten, because the scale jumps over the gap in the middle. A market of −110 on both sides is a “20-cent line”; −105 on both sides is a “10-cent line”, or reduced juice.',
    'The rest of the world writes prices in other ways. Decimal odds are what one dollar pays back in all, stake included: 2.50 is +150. Fractional odds are profit over stake: 3/2 is +150. All three say the same. We print American odds first everywhere and decimal odds beside them where there is room.',
  ],
  example: example({ favorite: -150, underdog: 130, stake: 60 }, (given) => {
    const { favorite, underdog, stake } = given;
    const total = stake * decimalOdds(underdog);
    return {
      title: `A favorite at ${american(favorite)}, an underdog at ${american(underdog)}`,
      lines: [
        `${academyDollars(stake)} on the favorite: ${stake} ÷ ${-favorite} × 100 = ${wins(stake, favorite)} profit`,
        `${academyDollars(stake)} on the underdog: ${stake} × ${underdog} ÷ 100 = ${wins(stake, underdog)} profit, ${academyDollars(total)} back in all`,
        `${american(favorite)} is ${decimal(favorite)} in decimal odds and ${fraction(favorite)} as a fraction`,
      ],
      answer: `${american(underdog)} is ${decimal(underdog)} and ${fraction(underdog)}`,
    };
  }),
  check: [
    {
      ask: 'What does a winning bet of $50 at +240 bring as profit?',
      answers: [
        { text: wins(50, 240), why: '50 × 240 ÷ 100, and the $50 comes back as well.' },
        { text: '$240', why: 'That is the profit of $100.' },
        { text: academyDollars(50 / 2.4), why: 'Dividing is for minus prices.' },
      ],
      right: 0,
    },
    {
      ask: 'Which American price is 1.80 in decimal odds?',
      answers: [
        { text: '+180', why: `+180 pays back ${decimal(180)} per dollar.` },
        { text: '−180', why: `−180 pays back ${decimal(-180)} per dollar.` },
        { text: '−125', why: `100 ÷ 125 is 0.80 of profit, ${decimal(-125)} with the stake.` },
      ],
      right: 2,
    },
  ],
};
