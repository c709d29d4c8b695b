import { example, type Module } from '#domain/academy/module.ts';
import { american } from '#domain/numbers/numbers.ts';
import { expectedReturnPerUnit, worstAcceptableAmerican } from '#domain/prices/staking.ts';
import { academyDollars, cents, pct, wins } from '../figures.ts';

const worst = (chance: number): string => american(worstAcceptableAmerican(chance) ?? 0);

export const expectedValueModule: Module = {
  id: 'expected-value',
  title: 'Expected value',
  teaches: 'What a bet is worth on average, in cents per dollar, before it is decided.',
  text: [
    'The expected value of a bet is what it would bring per bet if you could make it again and again: the chance of winning times the profit, less the chance of losing times the stake. It is the only figure that joins forecast and price, and it is why neither is any use alone.',
    `State it in cents per dollar staked. A bet worth +3¢ per dollar is a good one in a big league; +10¢ in a market that thousands have looked at usually means that the forecast is missing something. A bet at the usual −110 without an opinion is worth about ${cents(expectedReturnPerUnit(0.5, -110))}.`,
    'The calculation is exact, but the probability in it is an estimate. An edge of two points at −110 vanishes if the estimate is two points too high, and estimates are most often too high just where they look best: you chose the bet because of it. So ask for a margin. On this site a price is called an edge only where it beats the published probability by more than our own error; of everything else it says what the price costs.',
    'The same calculation backward gives the worst price worth taking. Know it before you open the app. If the line has moved past it, the bet is over, however much you like the team. There will be another game tomorrow, and passing costs nothing.',
  ],
  example: example({ chance: 0.54, price: -105, stake: 100 }, ({ chance, price, stake }) => {
    const value = expectedReturnPerUnit(chance, price);
    const lower = chance - 0.03;
    return {
      title: `A forecast of ${pct(chance)} at ${american(price)}, ${academyDollars(stake)} staked`,
      lines: [
        `${pct(chance)} × ${wins(stake, price)} − ${pct(1 - chance)} × ${academyDollars(stake)} = ${academyDollars(stake * value)}`,
        `Per dollar: ${cents(value)}`,
        `If the forecast is three points too high: ${cents(expectedReturnPerUnit(lower, price))}`,
      ],
      answer: `Worst price worth taking at ${pct(chance)}: ${worst(chance)}`,
    };
  }),
  seen: {
    text: 'Game pages name the best bet, its price, and what it returns or costs per dollar.',
    label: 'Today’s games',
    href: '/predictions',
  },
  check: [
    {
      ask: 'An underdog has a 40% chance at +160. What is a bet on it worth per dollar?',
      answers: [
        { text: '−10.0¢', why: '0.40 × 1.60 is 0.64, more than the 0.60 it can lose.' },
        { text: cents(0), why: 'It would be worth nothing at +150.' },
        { text: cents(expectedReturnPerUnit(0.4, 160)), why: '0.40 × 1.60 − 0.60 × 1.' },
      ],
      right: 2,
    },
    {
      ask: `You make a side 54%, so ${worst(0.54)} is your limit. The line is now −125. What do you do?`,
      answers: [
        {
          text: 'Pass',
          why: `At −125 it is worth ${cents(expectedReturnPerUnit(0.54, -125))} per dollar.`,
        },
        { text: 'Bet half', why: 'Half of a bad bet is a bad bet.' },
        {
          text: 'Bet: it is still the likelier side',
          why: 'Likelier is not enough at that price.',
        },
      ],
      right: 0,
    },
  ],
};
