import { example, type Module } from '#domain/academy/module.ts';
import { american } from '#domain/numbers/numbers.ts';
import { impliedProbability } from '#domain/prices/devig.ts';
import { wholeFairText } from '#domain/prices/fairPrice.ts';
import { impliedSum, pct } from '../figures.ts';

const implied = (price: number): string => pct(impliedProbability(price));

export const priceToProbability: Module = {
  id: 'price-to-probability',
  title: 'From a price to a probability',
  teaches: 'Implied probability: the win rate at which a price neither gains nor loses.',
  text: [
    'Every price hides a probability. It is the share of bets you would have to win at that price to come out even, and it is called the implied probability. Minus price: the price over the price plus 100. Plus price: 100 over the price plus 100.',
    `It is worth knowing a few by heart. −110 is ${implied(-110)}, −150 is ${implied(-150)}, −200 is ${implied(-200)}, −300 is ${implied(-300)}. On the other side +120 is ${implied(120)}, +150 is ${implied(150)}, +200 is ${implied(200)} and +300 is ${implied(300)}.`,
    `The scale is not even. From −110 to −120 the needed win rate rises by ${pct(impliedProbability(-120) - impliedProbability(-110))}, from −300 to −310 by only ${pct(impliedProbability(-310) - impliedProbability(-300))}. Ten cents near even money matter a great deal; ten cents on a heavy favorite hardly do.`,
    'Going back is as useful. If you believe in a probability, the fair price follows from it: a favorite’s is the probability over its opposite, times minus 100; an underdog’s is the opposite over the probability, times 100. That is the price at which the bet is worth nothing to either side. Anything better is a bet, anything worse is not.',
    'Remember what the implied probability is not. It is not the market’s opinion, since the bookmaker’s margin is still in it. The next module takes it out.',
  ],
  example: example(
    { favorite: -150, underdog: 130, belief: 0.57 },
    ({ favorite, underdog, belief }) => ({
      title: `${american(favorite)} and ${american(underdog)}, and a forecast of ${pct(belief, 0)}`,
      lines: [
        `Favorite: ${impliedSum(favorite)} = ${implied(favorite)}`,
        `Underdog: ${impliedSum(underdog)} = ${implied(underdog)}`,
        `Back again, a forecast of ${pct(belief, 0)} is fair at ${pct(belief, 0)} ÷ ${pct(1 - belief, 0)} × −100 = ${wholeFairText(belief)}`,
      ],
      answer: `${american(favorite)} needs ${implied(favorite)} and gets ${pct(belief, 0)}: ${belief > impliedProbability(favorite) ? 'a bet' : 'no bet'}`,
    }),
  ),
  seen: {
    text: 'The fair price is next to each book’s price on every game page, under Odds.',
    label: 'Today’s games',
    href: '/predictions',
  },
  check: [
    {
      ask: 'What win rate does +250 need?',
      answers: [
        { text: implied(150), why: 'That is +150.' },
        { text: implied(250), why: '100 ÷ 350.' },
        { text: implied(-250), why: 'That is −250: the sign matters.' },
      ],
      right: 1,
    },
    {
      ask: 'You make a side 50%. What is the worst price worth taking?',
      answers: [
        { text: '+100', why: 'It needs exactly 50%. Anything above it is a gain.' },
        { text: '−110', why: `That needs ${implied(-110)}, more than the side has.` },
        {
          text: '+110',
          why: `A good price, since it needs ${implied(110)}, but not the worst one.`,
        },
      ],
      right: 0,
    },
  ],
};
