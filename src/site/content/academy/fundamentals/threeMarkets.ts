import { example, type Module } from '#domain/academy/module.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { type BetShares, coverSharesIn, totalSharesIn } from '#domain/prices/lineProbability.ts';

/** The result of a bet, given a final score. */
function settled({ win, push }: BetShares): string {
  if (win > 0) return 'wins';
  return push > 0 ? 'is a push, the stake comes back' : 'loses';
}

export const threeMarkets: Module = {
  id: 'three-markets',
  title: 'The three markets: moneyline, spread, total',
  teaches: 'What each of the three main bets asks, and how each is settled.',
  text: [
    'Almost every US game is priced three ways. The moneyline asks who wins, by any margin. The favorite carries a minus price and the underdog usually a plus price, because the two are not equally likely.',
    'The point spread gives the underdog a head start so that both sides come near to an even chance. A favorite at −3.5 must win by four or more; the underdog at +3.5 may lose by three, or win. Since the handicap does the balancing, both sides cost about −110. Hockey and baseball have their own names for it, puck line and run line, nearly always 1.5.',
    'The total, or over/under, adds both scores and ignores who made them. It moves with pace, weather and injuries more than with who is better.',
    'When the result lands exactly on a whole-number line it is a push: stakes come back and nobody wins. A half point removes that, which is why −3 and −3.5 are different bets at different prices. Overtime counts in all three markets unless the bet says otherwise. In soccer the moneyline is settled after 90 minutes and stoppage time, and the draw is a third side with its own price.',
    'All three are questions about one thing, the final score. A forecast that gives a team a large chance of winning and a poor one of covering a small spread contradicts itself.',
  ],
  example: example({ home: 27, away: 24, spread: -3.5, whole: -3, total: 50.5 }, (given) => {
    const { home, away, spread, whole, total } = given;
    const at = (line: number) => settled(coverSharesIn([[home - away, 1]], 'home', line));
    return {
      title: `Final score: Chiefs ${away}, Bills ${home}`,
      lines: [
        `Moneyline: the Bills bet ${at(0)}`,
        `Spread: Bills ${signed(spread)} ${at(spread)}. ${home} − ${Math.abs(spread)} = ${home + spread}, against ${away}`,
        `The same at a whole number: Bills ${signed(whole)} ${at(whole)}`,
      ],
      answer: `Total: ${home} + ${away} = ${home + away}, so over ${total} ${settled(totalSharesIn([[home + away, 1]], 'over', total))}`,
    };
  }),
  seen: {
    text: 'Every game page reads all three from one set of simulated scores.',
    label: 'Pick a game',
    href: '/predictions',
  },
  check: [
    {
      ask: 'You hold an underdog at +6.5 and it loses by six. What happens?',
      answers: [
        { text: 'The bet wins', why: 'With 6.5 points added it is half a point ahead.' },
        { text: 'The bet loses', why: 'The team lost the game, but the head start was larger.' },
        { text: 'It is a push', why: 'A line with a half point cannot push.' },
      ],
      right: 0,
    },
    {
      ask: 'A soccer match is tied after 90 minutes. What happens to a moneyline bet on the home team?',
      answers: [
        { text: 'It is a push', why: 'That is a different market, draw no bet.' },
        { text: 'It waits for extra time', why: 'Extra time is left out unless the bet names it.' },
        { text: 'It loses', why: 'The draw is a third side with its own price, and it won.' },
      ],
      right: 2,
    },
  ],
};
