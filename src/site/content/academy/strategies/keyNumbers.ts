import { example, type Module } from '#domain/academy/module.ts';
import { american, sum } from '#domain/numbers/numbers.ts';
import { wholeFairText } from '#domain/prices/fairPrice.ts';
import { decisiveShare } from '#domain/prices/lineProbability.ts';
import { expectedReturnPerUnit } from '#domain/prices/staking.ts';
import { cents, pct, wholeText } from '../figures.ts';

/**
 * NFL games of the seasons 2015–2024, postseason included, by winning margin: entry k is the games decided by k points;
 * those by 30 and more are counted in `BY_30_OR_MORE`. Source: nflverse (CC BY 4.0).
 */
const NFL_MARGINS: readonly number[] = [
  9, 121, 124, 403, 121, 124, 199, 237, 120, 48, 134, 59, 51, 52, 145, 46, 67, 89, 64, 32, 58, 63,
  24, 39, 48, 32, 28, 20, 39, 13,
];
const BY_30_OR_MORE = 134;

const NFL_GAMES = sum(NFL_MARGINS) + BY_30_OR_MORE;

const byMargin = (margin: number): string => pct((NFL_MARGINS[margin] ?? 0) / NFL_GAMES);

const SHOWN = 21;

export const keyNumbers: Module = {
  id: 'key-numbers',
  title: 'Key numbers: 3 and 7',
  teaches: 'Why half a point is worth far more at some football lines than at others.',
  text: [
    `Football is scored in threes and sevens, so its margins are not spread evenly. Of the ${wholeText(NFL_GAMES)} NFL games of the seasons 2015 to 2024, ${byMargin(3)} ended with a margin of exactly 3 and ${byMargin(7)} with exactly 7. A margin of 9 came up in ${byMargin(9)}. Nothing like it exists in basketball, and in baseball and hockey the number is 1.`,
    'A half point is worth what lies on the number it crosses. Going from −3 to −2.5 turns every three-point win from a push into a win. Going from −3 to −3.5 turns it into a loss. From −4.5 to −4 hardly anything happens.',
    'Sportsbooks know this. They move the price rather than the number while a line sits on 3, so −3 at −120 is often nearer to −3.5 than to −3 at −110. They sell half points too, at ten cents each in most places and at more around 3. Whether buying one pays is a sum, not a matter of taste: off the 3 about 25 cents are fair, and at most other numbers even ten are too many.',
    'Two cautions. Longer extra-point kicks since 2015 and more two-point tries have taken a little from 7 and given it to 6 and 8. And college football has the same key numbers, but weaker ones, because its margins are wider.',
  ],
  example: example({ games: 404, pushed: 43, bought: -135 }, ({ games, pushed, bought }) => {
    const push = pushed / games;
    const win = (1 - push) / 2;
    const fair = (shares: { win: number; push: number; lose: number }) =>
      wholeFairText(decisiveShare(shares));
    return {
      title: `NFL lines of exactly 3 points, 2015 to 2024: ${games} games, ${pushed} pushes`,
      lines: [
        `${pushed} ÷ ${games} = ${pct(push)} landed on the number. Say the rest splits evenly`,
        `At −3: wins ${pct(win)}, pushes ${pct(push)}, loses ${pct(win)}. Fair price ${fair({ win, push, lose: win })}`,
        `At −2.5: wins ${pct(win + push)}. Fair price ${fair({ win: win + push, push: 0, lose: win })}`,
        `At −3.5: wins ${pct(win)}. Fair price ${fair({ win, push: 0, lose: win + push })}`,
      ],
      answer: `−2.5 bought at ${american(bought)}: ${cents(expectedReturnPerUnit(win + push, bought))} a dollar. −3 at −110: ${cents(expectedReturnPerUnit(win, -110, push))}`,
      figure: {
        kind: 'pile',
        pile: NFL_MARGINS.slice(0, SHOWN + 1).map((times, margin) => [margin, times] as const),
        marked: [3, 7],
        ends: ['Decided by 0', `by ${SHOWN}`],
        alt: `Margins of NFL games: ${byMargin(3)} end by 3, ${byMargin(7)} by 7, ${byMargin(6)} by 6, ${byMargin(10)} by 10 and ${byMargin(14)} by 14; most others are under 5%.`,
        caption: `Winning margins of ${wholeText(NFL_GAMES)} NFL games, 0 to ${SHOWN} points. Data: nflverse, CC BY 4.0.`,
      },
    };
  }),
  check: [
    {
      ask: 'Which half point of an NFL spread is worth most?',
      answers: [
        { text: 'From +5 to +5.5', why: `Only ${byMargin(5)} of games end by 5.` },
        { text: 'From +7 to +7.5', why: `${byMargin(7)} end by 7: second.` },
        { text: 'From +3 to +3.5', why: `${byMargin(3)} end by 3.` },
      ],
      right: 2,
    },
    {
      ask: 'A line moves from −3 −110 to −3 −125. What has happened?',
      answers: [
        { text: 'Nothing, the spread is the same', why: 'The price is part of the line.' },
        {
          text: 'It moved toward −3.5',
          why: 'On 3 books move the price first, because the number is worth so much.',
        },
        { text: 'It moved toward −2.5', why: 'The favorite got more expensive, not cheaper.' },
      ],
      right: 1,
    },
  ],
};
