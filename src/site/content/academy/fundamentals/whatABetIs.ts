import { example, type Module } from '#domain/academy/module.ts';
import { american } from '#domain/numbers/numbers.ts';
import { impliedProbability } from '#domain/prices/devig.ts';
import { expectedReturnPerUnit } from '#domain/prices/staking.ts';
import { academyDollars, impliedSum, pct, wins } from '../figures.ts';

const needs = (price: number): string => pct(impliedProbability(price));

export const whatABetIs: Module = {
  id: 'what-a-bet-is',
  title: 'What a bet is',
  teaches: 'A stake, a price and a chance: the three numbers every bet comes down to.',
  text: [
    'A bet is a contract. You put up a stake. If the event happens you get the stake back with a profit; if it does not, the stake is gone. The price fixes the profit, and it is the one part of the contract that you can check before the game.',
    `At a US sportsbook the usual price of an even contest is −110: you risk $110 to win $100. Lose as often as you win and you are behind, because each loss costs more than each win brings. The share of bets you must win to come out even is the break-even rate. At −110 it is ${needs(-110)}.`,
    `So the useful question is never “who will win?” It is “does this side win more often than its price needs?” A team that wins 60% of the time is a bad bet at −200, which needs ${needs(-200)}, and a good one at −110. A team that wins 30% of the time is a good bet at +300, which needs ${needs(300)}. Being right about the winner and being right about the bet are two different things.`,
    'One result does not tell you which of the two you were. Good bets lose often and bad bets win often. Judge a bet by the price you took and the reason you had for it. Results begin to speak only after hundreds of bets, which is what the module on sample size is about.',
  ],
  example: example({ price: -110, stake: 110, bets: 100, won: 50 }, (given) => {
    const { price, stake, bets, won } = given;
    const share = won / bets;
    const total = bets * stake * expectedReturnPerUnit(share, price);
    return {
      title: `${bets} bets of ${academyDollars(stake)} at ${american(price)}, ${won} of them won`,
      lines: [
        `${won} wins bring ${wins(stake * won, price)}`,
        `${bets - won} losses cost ${academyDollars(stake * (bets - won))}`,
        `Together ${academyDollars(total)}, which is ${pct(Math.abs(total) / (bets * stake))} of the ${academyDollars(bets * stake)} staked`,
      ],
      answer: `To come out even: ${impliedSum(price)} = ${needs(price)} of the bets`,
    };
  }),
  check: [
    {
      ask: 'A side wins 55% of the time. Which price makes it a good bet?',
      answers: [
        { text: '−150', why: `At −150 it has to win ${needs(-150)} of the time.` },
        { text: '−125', why: `Close, but −125 needs ${needs(-125)}.` },
        { text: '−110', why: `It needs ${needs(-110)}, and the side wins more often than that.` },
      ],
      right: 2,
    },
    {
      ask: 'You bet at −200 on a team that wins 60% of such games, and it wins. What was the bet?',
      answers: [
        { text: 'A good bet: it won', why: 'One result does not change what the price needed.' },
        {
          text: 'A bad bet that won',
          why: `The price needs ${needs(-200)}. Repeated, the same bet loses money.`,
        },
        { text: 'A fair bet', why: `It would be fair if the team won ${needs(-200)} of the time.` },
      ],
      right: 1,
    },
  ],
};
