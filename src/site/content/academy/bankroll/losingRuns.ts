import { example, type Module } from '#domain/academy/module.ts';
import { losingRunChance, usualLosingRun } from '#domain/numbers/losingRun.ts';
import { pct, wholeText } from '../figures.ts';

export const losingRuns: Module = {
  id: 'losing-runs',
  title: 'Losing runs: how long is normal',
  teaches: 'How many losses in a row a sound bettor should expect, before they come.',
  text: [
    'Every bettor meets a run of losses that feels like proof that something has broken. Nearly always it is arithmetic. Someone who wins 54% of bets loses 46%, and in a few hundred of them the losses bunch together for no reason at all.',
    `Our sense of chance is poor at this. Asked to write down invented coin flips, people change sides too often and seldom dare six of one kind in a row; ${pct(losingRunChance(0.5, 99, 5), 0)} of all series of a hundred real flips contain such a run. So a normal run looks to us like a pattern, and patterns make people act: they change the method, double the stake or buy someone else’s picks, always at the wrong moment.`,
    'The remedy is to know the usual length beforehand. Work out what your win rate and number of bets imply, write it next to your unit, and decide now what would make you stop. A sensible rule is about evidence, not about pain: a losing run inside the usual range changes nothing; falling behind the closing line for two hundred bets does.',
    'At longer odds runs are longer. Someone who bets underdogs at +200 and wins 36%, a very good rate, should expect a dozen losses in a row every season. A stake that cannot survive that is too large.',
  ],
  example: example({ chance: 0.54, bets: 500, long: 10 }, ({ chance, bets, long }) => {
    const loses = 1 - chance;
    const usual = usualLosingRun(loses, bets);
    return {
      title: `${wholeText(bets)} bets that win ${pct(chance, 0)}`,
      lines: [
        `Longest losing run, more likely than not: ${usual} or more`,
        `A run of ${long} or more: ${pct(losingRunChance(loses, bets, long))}`,
        `The same for a bettor at a coin’s 50%: ${pct(losingRunChance(0.5, bets, long))}`,
      ],
      answer: `With ${pct(0.36, 0)} winners at longer odds, a run of ${long + 2}: ${pct(losingRunChance(0.64, bets, long + 2))}`,
    };
  }),
  seen: {
    text: 'The record names our own longest losing run.',
    label: 'Track record',
    href: '/track-record',
  },
  check: [
    {
      ask: `Someone who wins 54% has lost ${usualLosingRun(0.46, 500)} in a row within 500 bets. What does it show?`,
      answers: [
        {
          text: 'The method has stopped working',
          why: 'A run of that length comes more often than not.',
        },
        { text: 'Nothing unusual', why: 'It is the usual longest run for that many bets.' },
        { text: 'A win is due', why: 'The next bet wins 54%, as before.' },
      ],
      right: 1,
    },
    {
      ask: 'Which is the best reason to stop and look at your method?',
      answers: [
        { text: 'Seven losses in a row', why: 'Expected in any season.' },
        { text: 'A losing weekend', why: 'Half of all weekends lose.' },
        {
          text: 'Two hundred bets worse than the closing line',
          why: 'That measures the method and not the luck.',
        },
      ],
      right: 2,
    },
  ],
};
