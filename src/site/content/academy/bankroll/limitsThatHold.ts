import { example, type Module } from '#domain/academy/module.ts';
import { resultSpread } from '#domain/game/resultSpread.ts';
import { american } from '#domain/numbers/numbers.ts';
import { expectedReturnPerUnit } from '#domain/prices/staking.ts';
import { academyDollars, wholeText } from '../figures.ts';

export const limitsThatHold: Module = {
  id: 'limits-that-hold',
  title: 'Limits that hold',
  teaches: 'What betting may cost you, how to cap it, and when to stop.',
  text: [
    'For nearly everyone betting is entertainment with a price. Work out that price for a year, the ordinary one and the bad one, and ask whether you would pay it for the fun. If the honest answer is no, this is the cheapest moment to find out.',
    'Limits work when they are set beforehand by a calm person and enforced by a machine. Licensed US sportsbooks let you limit deposits, losses, stakes and time. Lowering a limit takes effect at once; raising it usually takes a day or more, which is the point. Set them when you open the account.',
    'Self-exclusion goes further. Most states with legal betting keep a list that bars you from all their sportsbooks, for a year or for good, and most phones can block gambling apps and sites. Using it is a decision, not a defeat.',
    'Know the signs: betting to win back a loss, staking more to feel the same, hiding it, borrowing for it, betting on what you know nothing about at two in the morning, feeling restless when you stop. Two of them are reason enough to talk to someone. Call 1-800-GAMBLER: free, confidential, at any hour, for you or for someone you worry about.',
    'Two rules need no math. Never bet money that is owed to anyone. Never bet to get even: even is not a place you get back to, it is where you start tomorrow.',
  ],
  example: example({ stake: 20, weekly: 5, weeks: 52, price: -110 }, (given) => {
    const { stake, weekly, weeks, price } = given;
    const bets = weekly * weeks;
    const mean = bets * stake * expectedReturnPerUnit(0.5, price);
    const luck = stake * resultSpread(0.5, price, bets);
    return {
      title: `${weekly} bets of ${academyDollars(stake)} a week for a year at ${american(price)}, without an edge`,
      lines: [
        `${wholeText(bets)} bets, ${academyDollars(bets * stake)} staked`,
        `The ordinary year: ${academyDollars(Math.round(mean))}`,
        `Luck moves that by ${academyDollars(Math.round(luck))} either way, two years in three`,
      ],
      answer: `A bad year, one in forty: ${academyDollars(Math.round(mean - 1.96 * luck))}. Can you lose that?`,
    };
  }),
  seen: {
    text: 'Help lines, limits and self-exclusion.',
    label: 'Responsible Gambling',
    href: '/responsible-gambling',
  },
  check: [
    {
      ask: 'When is the right time to set a deposit limit?',
      answers: [
        { text: 'After the first bad week', why: 'By then the person setting it is not calm.' },
        { text: 'When the account is opened', why: 'Before there is anything to win back.' },
        { text: 'When the book suggests it', why: 'It is your limit. Do not wait to be asked.' },
      ],
      right: 1,
    },
    {
      ask: 'You are down for the day and a late game is on. What is the sound move?',
      answers: [
        { text: 'Stop for today', why: 'Betting to get even is the commonest way to lose more.' },
        { text: 'One more bet, the size of the loss', why: 'That is chasing.' },
        { text: 'A small parlay with a large payout', why: 'That is chasing at a worse price.' },
      ],
      right: 0,
    },
  ],
};
