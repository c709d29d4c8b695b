import { example, type Module } from '#domain/academy/module.ts';
import { normalShare } from '#domain/analyzer/bellShare.ts';
import { fullWeatherImpact, LEVEL_WORD } from '#domain/game/weatherImpact.ts';
import { american } from '#domain/numbers/numbers.ts';
import { expectedReturnPerUnit } from '#domain/prices/staking.ts';
import { cents, pct } from '../figures.ts';

export const totalsAndWeather: Module = {
  id: 'totals-and-weather',
  title: 'Totals and weather',
  teaches: 'How far wind moves a total, and how to tell a finding from luck.',
  text: [
    'A total moves with pace, lineups and conditions. Of the conditions wind matters most: it shortens passes and kicks. Cold matters less than people think, light rain hardly at all, and a closed roof ends the question. In baseball warm air and wind blowing out carry the ball; in the other sports weather is mostly talk.',
    'The question is never whether weather matters. It is whether the line has already taken it in. In 206 outdoor NFL games of the seasons 2015 to 2024 with wind of 15 mph and more, the total closed at 44.2 on average and the games landed 2.1 points lower: 115 went under, 88 over, 3 pushed.',
    'That looks like a rule, so be strict with it. One game’s total misses its line by about 13 points, and the average of 206 such misses still wanders. The calculation below shows that luck alone reaches nearly that far, and that was after we had chosen the limit of 15 mph ourselves. The wind was also measured at kickoff, while a bet is made on a forecast.',
    'The honest conclusion: windy totals have closed somewhat too high, by an amount that may be two points or half a point. A small edge at a good price, taken early, and never a reason for a large bet. Most findings in betting look like this one, and most are weaker.',
  ],
  example: example(
    { games: 206, under: 2.1, deviation: 13.2, price: -110, temperature: 28, wind: 18 },
    ({ games, under, deviation, price, temperature, wind }) => {
      const luck = (1.96 * deviation) / Math.sqrt(games);
      const chance = (shift: number) => normalShare(shift / deviation);
      const value = (shift: number) => cents(expectedReturnPerUnit(chance(shift), price));
      const score = fullWeatherImpact({
        league: 'NFL',
        weatherData: { temperature, windSpeed: wind },
      });
      return {
        title: `${under} points lower, over ${games} games`,
        lines: [
          `Luck alone: 1.96 × ${deviation} ÷ √${games} = ±${luck.toFixed(1)} points, 19 times in 20`,
          `If all of it is real, under wins ${pct(chance(under))}: ${value(under)} a dollar at ${american(price)}`,
          `If half of it is real, ${pct(chance(under / 2))}: ${value(under / 2)}`,
        ],
        answer: `Our weather score for ${temperature}°F and ${wind} mph: ${score?.score ?? 0} of 100, ${LEVEL_WORD[score?.level ?? 'none'].toLowerCase()}`,
      };
    },
  ),
  seen: {
    text: 'Game pages of open stadiums show the forecast and what adds to its score.',
    label: 'NFL games',
    href: '/league/nfl',
  },
  check: [
    {
      ask: 'Heavy wind has been forecast for days. The total opened at 47 and is now 42.5. What is left?',
      answers: [
        { text: 'A sure under', why: 'The wind is in the line by now.' },
        {
          text: 'Perhaps nothing',
          why: 'The line moved because of the wind. The early number was the chance.',
        },
        { text: 'A sure over', why: 'A large move is not an overreaction by itself.' },
      ],
      right: 1,
    },
    {
      ask: 'You searched 40 weather rules and one made money in the past. What do you have?',
      answers: [
        {
          text: 'Most likely luck',
          why: 'Of 40 rules without any truth about two pass a 1-in-20 test.',
        },
        { text: 'An edge', why: 'It was picked because it had worked. Test it on other seasons.' },
        { text: 'Proof that the other 39 are bad', why: 'They were not tested any better.' },
      ],
      right: 0,
    },
  ],
};
