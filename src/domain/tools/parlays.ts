import { impliedProbability } from '../prices/devig.ts';
import { decimalOdds } from '../prices/oddsFormats.ts';
import { allIndependent, parlayProfitPerUnit } from '../prices/parlay.ts';
import { outcomeRead, reading } from './reading.ts';
import { bothTexts, fairText, paysText, toolDollars, toolShareText } from './texts.ts';
import type { Field, PriceTool, ToolFigure } from './tool.ts';
import { americanOfDecimal } from './typedPrice.ts';

const LEGS = [1, 2, 3, 4, 5, 6] as const;

const EXAMPLES: Readonly<Record<number, readonly [string, string]>> = {
  1: ['-110', '51'],
  2: ['-110', '50'],
  3: ['+150', '39'],
};

const legFields = LEGS.flatMap((leg): readonly Field[] => {
  const [price = '', chance = ''] = EXAMPLES[leg] ?? [];
  const optional = leg > 2 ? ({ optional: true } as const) : {};
  return [
    { name: `leg${leg}`, label: `Leg ${leg}: price`, kind: 'price', ...optional, example: price },
    {
      name: `chance${leg}`,
      label: `Leg ${leg}: chance, %`,
      kind: 'percent',
      optional: true,
      example: chance,
    },
  ];
});

export const parlays: PriceTool = {
  id: 'parlay',
  title: 'Parlay calculator',
  about: 'What two to six legs pay together, how often all of them win, and what the parlay costs.',
  fields: [
    ...legFields,
    {
      name: 'price',
      label: 'The book’s price for the parlay',
      kind: 'price',
      optional: true,
      hint: 'If it is not the product',
      example: '',
    },
    { name: 'stake', label: 'Stake, $', kind: 'money', optional: true, example: '10' },
  ],
  work(typed) {
    const read = reading(typed);
    const used = LEGS.filter(
      (leg) => leg <= 2 || !read.isEmpty(`leg${leg}`) || !read.isEmpty(`chance${leg}`),
    );
    const prices = used.map((leg) => read.price(`leg${leg}`));
    const known = used.filter((leg) => !read.isEmpty(`chance${leg}`));
    const chances = known.map((leg) => read.probability(`chance${leg}`));
    if (known.length > 0)
      for (const leg of used.filter((each) => !known.includes(each)))
        read.refuse(`chance${leg}`, 'Type a chance for every leg, or for none.');
    const asked = read.isEmpty('price') ? undefined : read.price('price');
    const stake = read.isEmpty('stake') ? 10 : read.money('stake');
    return outcomeRead(read, 'price', () => {
      const all = prices.filter((price) => price !== undefined);
      if (stake === undefined) return undefined;
      const product = parlayProfitPerUnit(all);
      const pays = asked === undefined ? product : decimalOdds(asked) - 1;
      const needed = 1 / (1 + pays);
      const chance =
        known.length > 0 ? allIndependent(chances.map((each) => each ?? 0)) : undefined;
      const perUnit = chance === undefined ? undefined : chance * (1 + pays) - 1;
      const figures: ToolFigure[] = [
        { label: 'Legs multiplied', value: bothTexts(americanOfDecimal(1 + product)) },
        { label: `Payout of ${toolDollars(stake)}`, value: toolDollars(stake * (1 + pays)) },
        {
          label: 'Chance to break even',
          value: toolShareText(needed, 2),
          note: 'All legs have to win this often',
        },
      ];
      if (chance !== undefined && perUnit !== undefined)
        figures.push(
          {
            label: 'Chance that all win',
            value: toolShareText(chance, 2),
            note: 'Different games only',
          },
          { label: 'Fair price', value: fairText(chance) },
          { label: 'On average', value: paysText(perUnit) },
        );
      if (asked !== undefined)
        figures.push({
          label: 'The book’s price',
          value: bothTexts(asked),
          note: `${toolShareText(Math.abs(pays - product) / (1 + product))} ${pays < product ? 'less' : 'more'} payout than the legs multiplied`,
        });
      const onAverage =
        chance === undefined || perUnit === undefined
          ? ''
          : ` With your chances all win ${toolShareText(chance, 2)} of the time, and the parlay ${paysText(perUnit)}.`;
      return {
        said: `${all.length} legs pay ${toolDollars(stake * (1 + pays))} for ${toolDollars(stake)}.${onAverage}`,
        figures,
        table: {
          caption: 'The legs',
          head: ['Leg', 'Price', 'Asks for', 'Your chance', 'Alone'],
          rows: all.map((price, place) => {
            const own = known.length > 0 ? (chances[place] ?? 0) : undefined;
            return [
              String(used[place] ?? place + 1),
              bothTexts(price),
              toolShareText(impliedProbability(price)),
              own === undefined ? '–' : toolShareText(own),
              own === undefined ? '–' : paysText(own * decimalOdds(price) - 1),
            ];
          }),
        },
      };
    });
  },
};
