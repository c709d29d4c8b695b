import { TABLE_LEAGUES } from './marginTable.ts';
import { breakEvenChance, evenSecond, middleFigures, middleProfit, profitAt } from './middle.ts';
import { isLine } from './outcomes.ts';
import { GAME_FIELDS, gameOutcomes, TEAMS, tableOutcomes } from './position.ts';
import { outcomeRead, reading } from './reading.ts';
import { marketLineText, toolDollars, toolPriceText, toolShareText } from './texts.ts';
import type { PriceTool } from './tool.ts';

const BAD_LINE = 'A line is a whole or half number, such as −2.5, +3.5 or 44.5.';

export const middles: PriceTool = {
  id: 'middle',
  title: 'Middle calculator',
  about: 'Two bets on opposite sides at different lines: what it costs, what it wins, how often.',
  usesGame: true,
  fields: [
    {
      name: 'league',
      label: 'League',
      kind: 'choice',
      choices: TABLE_LEAGUES.map((league) => [league, league]),
      example: 'NFL',
    },
    {
      name: 'market',
      label: 'Market',
      kind: 'choice',
      choices: [
        ['spread', 'Point spread'],
        ['total', 'Over and under'],
      ],
      example: 'spread',
    },
    {
      name: 'line1',
      label: 'First line',
      kind: 'number',
      hint: 'Your side’s points, or the over',
      example: '-2.5',
    },
    { name: 'price1', label: 'First price', kind: 'price', example: '-110' },
    {
      name: 'line2',
      label: 'Second line',
      kind: 'number',
      hint: 'The other side’s points, or the under',
      example: '+3.5',
    },
    { name: 'price2', label: 'Second price', kind: 'price', example: '-110' },
    { name: 'stake1', label: 'First stake, $', kind: 'money', example: '110' },
    {
      name: 'stake2',
      label: 'Second stake, $',
      kind: 'money',
      optional: true,
      hint: 'Empty: whichever makes both endings the same',
      example: '',
    },
    ...GAME_FIELDS,
  ],
  work(typed, game) {
    const read = reading(typed);
    const league = read.choice('league', TABLE_LEAGUES);
    const market = read.choice('market', ['spread', 'total'] as const);
    const fits = (value: number) => isLine(value) && (market === 'spread' || value > 0);
    const line1 = read.number('line1', fits, BAD_LINE);
    const line2 = read.number('line2', fits, BAD_LINE);
    const price1 = read.price('price1');
    const price2 = read.price('price2');
    const stake1 = read.money('stake1');
    const stake2 = read.isEmpty('stake2') ? undefined : read.money('stake2');
    const team = read.isEmpty('team') ? 'home' : read.choice('team', TEAMS);
    return outcomeRead(read, 'line2', () => {
      if (
        league === undefined ||
        market === undefined ||
        line1 === undefined ||
        line2 === undefined ||
        price1 === undefined ||
        price2 === undefined ||
        stake1 === undefined ||
        team === undefined
      )
        return undefined;
      const over = market === 'spread' ? -line1 : line1;
      const american = [price1, price2] as const;
      const bets = {
        over,
        under: line2,
        american,
        stakes: [stake1, stake2 ?? evenSecond(stake1, american)] as const,
      };
      const bet = market === 'spread' ? 'spread' : 'over';
      const middle = (over + line2) / 2;
      const outcomes = game
        ? gameOutcomes(game, bet, team)
        : tableOutcomes(league, bet, market === 'spread' ? -middle : middle, 0.5);
      const { both, half, expected } = middleFigures(bets, outcomes);
      const staked = bets.stakes[0] + bets.stakes[1];
      const named = `${marketLineText(market, line1)} at ${toolPriceText(price1)} and ${marketLineText(market, line2)} at ${toolPriceText(price2)}`;
      const [ifFirst, ifSecond] = [profitAt(bets, over + 1000), profitAt(bets, line2 - 1000)];
      return {
        said:
          over >= line2
            ? `${named} leave no middle: no result wins both, and some may lose both.`
            : `${named}: both win ${toolShareText(both)} of the time, and on average the two bets ${expected < 0 ? 'lose' : 'win'} ${toolDollars(Math.abs(expected))}.`,
        figures: [
          { label: 'Second stake', value: toolDollars(bets.stakes[1]) },
          { label: 'If only the first wins', value: toolDollars(ifFirst) },
          { label: 'If only the second wins', value: toolDollars(ifSecond) },
          { label: 'If both win', value: toolDollars(middleProfit(bets)) },
          {
            label: 'Chance that both win',
            value: toolShareText(both),
            note: game ? `In our simulated games of ${game.name}` : `By the ${league} table`,
          },
          ...(half > 0
            ? [{ label: 'Chance that one wins, one is returned', value: toolShareText(half) }]
            : []),
          {
            label: 'Chance it needs',
            value: toolShareText(breakEvenChance(bets)),
            note: 'To break even if no stake is returned',
          },
          {
            label: 'On average',
            value: toolDollars(expected),
            note: `${toolShareText(expected / staked)} of ${toolDollars(staked)} staked`,
          },
        ],
      };
    });
  },
};
