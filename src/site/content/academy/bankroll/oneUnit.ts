import { example, type Module } from '#domain/academy/module.ts';
import { losingRunChance } from '#domain/numbers/losingRun.ts';
import { academyDollars, pct, wholeText } from '../figures.ts';

export const oneUnit: Module = {
  id: 'one-unit',
  title: 'One unit, flat stakes',
  teaches: 'A bankroll, a unit, and why the size of a bet must not depend on the last one.',
  text: [
    'A bankroll is money set aside for betting and for nothing else: an amount whose complete loss would change nothing about your rent, your savings or your sleep. Write the figure down. Keep it apart from your other money, in an account of its own if you can.',
    'A unit is a fixed small part of it, one percent for most people and two at most. Staking one unit on every bet is called flat staking. It is dull, it cannot be improved by being upset, and it makes your record readable: +12 units over 400 bets means something, +$900 with stakes of every size does not.',
    'Work the unit out again once a month, or when the bankroll has changed by a quarter, and not during a day. Between times leave it alone.',
    'What ruins bankrolls is not bad picks. It is stakes that grow after losses. Doubling until you win looks safe, because long losing runs feel impossible. They are not: over a season they are nearly certain, and the doubled stake outgrows any bankroll in a handful of steps. The calculation below puts the two side by side. Raising stakes after wins is the same mistake with a better mood: the next game does not know about the last one.',
  ],
  example: example(
    { bankroll: 2000, percent: 1, losses: 8, bets: 300, loses: 0.48 },
    ({ bankroll, percent, losses, bets, loses }) => {
      const unit = (bankroll * percent) / 100;
      const doubled = unit * (2 ** losses - 1);
      return {
        title: `${academyDollars(bankroll)}, a unit of ${percent}%, and ${losses} losses in a row`,
        lines: [
          `Flat: ${losses} × ${academyDollars(unit)} = ${academyDollars(losses * unit)} lost, ${academyDollars(bankroll - losses * unit)} left`,
          `Doubling: ${academyDollars(unit)}, ${academyDollars(2 * unit)}, ${academyDollars(4 * unit)} … makes ${academyDollars(doubled)}, ${doubled > bankroll ? 'more than there is' : 'most of it'}`,
          `The next doubled stake would be ${academyDollars(unit * 2 ** losses)}, to win ${academyDollars(unit)}`,
        ],
        answer: `A run of ${losses} losses somewhere in ${wholeText(bets)} bets that lose ${pct(loses, 0)}: ${pct(losingRunChance(loses, bets, losses))}`,
      };
    },
  ),
  check: [
    {
      ask: 'You have lost four bets today. What is the next stake?',
      answers: [
        {
          text: 'One unit, or nothing',
          why: 'The same as before, and stopping is always allowed.',
        },
        { text: 'Two units, to get it back', why: 'The next game does not know what you lost.' },
        {
          text: 'Half a unit',
          why: 'Harmless, but the size should follow the bankroll, not the day.',
        },
      ],
      right: 0,
    },
    {
      ask: 'What is a bankroll?',
      answers: [
        { text: 'What is in the account after payday', why: 'That is rent and groceries.' },
        { text: 'The limit of a credit card', why: 'Borrowed money must never be bet.' },
        {
          text: 'Money set aside that you can lose entirely',
          why: 'And nothing else changes if you do.',
        },
      ],
      right: 2,
    },
  ],
};
