import { devigPower, impliedProbability } from '../prices/devig.ts';
import { expectedReturnPerUnit, worstAcceptableAmerican } from '../prices/staking.ts';
import { marginTable, TABLE_LEAGUES, type TableLeague } from './marginTable.ts';
import { isLine } from './outcomes.ts';
import {
  BETS,
  type BetKind,
  GAME_FIELDS,
  gameOutcomes,
  sharesAbove,
  TEAMS,
  tableOutcomes,
  thresholdOf,
} from './position.ts';
import { outcomeRead, reading } from './reading.ts';
import { fairText, marketLineText, paysText, toolPriceText, toolShareText } from './texts.ts';
import type { PriceTool, ToolFigure } from './tool.ts';

const BAD_LINE = 'A line is a whole or half number, such as −3, −3.5 or 44.5.';
/** Asked for by both sides together in a usual market, −110 each: used if only one price is typed. */
const USUAL_BOOK = 2 * impliedProbability(-110);
/** Rows of the table to each side of the two lines. */
const BEYOND = 1;
/** Widest table, points from line to line. */
const WIDEST = 14;

const market = (bet: BetKind): 'spread' | 'total' => (bet === 'spread' ? 'spread' : 'total');

/** "44.5" or "over 44.5", "−3.5". */
const betText = (bet: BetKind, line: number): string =>
  bet === 'spread' ? marketLineText('spread', line) : `${bet} ${line}`;

/** How often games ended on a whole number between two lines. */
function historyOf(league: TableLeague, from: number, to: number): readonly ToolFigure[] {
  const { games, byMargin } = marginTable(league);
  const [low, high] = [
    Math.min(Math.abs(from), Math.abs(to)),
    Math.max(Math.abs(from), Math.abs(to)),
  ];
  const crossed =
    from * to < 0
      ? []
      : byMargin.flatMap((count, k) =>
          k >= low && k <= high && k > 0 ? [[k, count] as const] : [],
        );
  return crossed.slice(0, 4).map(([k, count]) => ({
    label: `${league} games decided by exactly ${k}`,
    value: toolShareText(count / games),
    note: `${count.toLocaleString('en-US')} of ${games.toLocaleString('en-US')} games with a line since 2015`,
  }));
}

export const halfPointTool: PriceTool = {
  id: 'half-point',
  title: 'Half-point and alternate line calculator',
  about: 'What a half point or another line is worth: the fair price at every line, with 3 and 7.',
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
      name: 'bet',
      label: 'Bet',
      kind: 'choice',
      choices: [
        ['spread', 'A side with points'],
        ['over', 'Over'],
        ['under', 'Under'],
      ],
      example: 'spread',
    },
    { name: 'line', label: 'Line', kind: 'number', example: '-3' },
    { name: 'price', label: 'Price at that line', kind: 'price', example: '-110' },
    {
      name: 'other',
      label: 'Price of the other side',
      kind: 'price',
      optional: true,
      hint: 'Makes it exact',
      example: '-110',
    },
    { name: 'to', label: 'Other line', kind: 'number', example: '-2.5' },
    {
      name: 'toprice',
      label: 'Price at the other line',
      kind: 'price',
      optional: true,
      example: '-130',
    },
    ...GAME_FIELDS,
  ],
  work(typed, game) {
    const read = reading(typed);
    const league = read.choice('league', TABLE_LEAGUES);
    const bet = read.choice('bet', BETS);
    const fits = (value: number) => isLine(value) && (bet === 'spread' || value > 0);
    const line = read.number('line', fits, BAD_LINE);
    const price = read.price('price');
    const other = read.isEmpty('other') ? undefined : read.price('other');
    const to = read.number(
      'to',
      (value) => fits(value) && Math.abs(value - (line ?? value)) <= WIDEST,
      `${BAD_LINE} At most ${WIDEST} points from the first.`,
    );
    const toPrice = read.isEmpty('toprice') ? undefined : read.price('toprice');
    const team = read.isEmpty('team') ? 'home' : read.choice('team', TEAMS);
    return outcomeRead(read, 'other', () => {
      if (
        league === undefined ||
        bet === undefined ||
        line === undefined ||
        price === undefined ||
        to === undefined ||
        team === undefined
      )
        return undefined;
      const share =
        other === undefined
          ? impliedProbability(price) / USUAL_BOOK
          : (devigPower([price, other])[0] ?? 0.5);
      const outcomes = game
        ? gameOutcomes(game, bet, team)
        : tableOutcomes(league, bet, line, share);
      const at = (each: number) => sharesAbove(outcomes, thresholdOf(bet, each));
      const [here, there] = [at(line), at(to)];
      const worst = worstAcceptableAmerican(there.win, there.push);
      const pays =
        toPrice === undefined ? undefined : expectedReturnPerUnit(there.win, toPrice, there.push);
      const first = Math.min(line, to) - BEYOND;
      const rows = Array.from(
        { length: 1 + 2 * (Math.abs(to - line) + 2 * BEYOND) },
        (_, step) => first + step / 2,
      ).filter((each) => bet === 'spread' || each > 0);
      return {
        said: `${betText(bet, to)} wins ${toolShareText(there.decided)} of the bets it decides, against ${toolShareText(here.decided)} at ${marketLineText(market(bet), line)}: a fair price of ${fairText(there.decided)}.${
          pays === undefined || toPrice === undefined
            ? ''
            : ` At ${toolPriceText(toPrice)} it ${paysText(pays)}.`
        }`,
        figures: [
          ...(worst === undefined
            ? []
            : [
                {
                  label: `Worst price worth paying at ${marketLineText(market(bet), to)}`,
                  value: toolPriceText(worst),
                },
              ]),
          {
            label: `Staying at ${marketLineText(market(bet), line)}`,
            value: paysText(expectedReturnPerUnit(here.win, price, here.push)),
            note: `At ${toolPriceText(price)}`,
          },
          {
            label: 'Counted in',
            value: game ? game.name : `${league} table`,
            note: game
              ? 'The game’s own simulated results'
              : `${marginTable(league).games.toLocaleString('en-US')} games with a line`,
          },
          ...(bet === 'spread' ? historyOf(league, line, to) : []),
        ],
        table: {
          caption: 'Every line in between, and a point beyond',
          head: ['Line', 'Wins', 'Push', 'Loses', 'Fair price'],
          rows: rows.map((each) => {
            const { win, push, lose, decided } = at(each);
            return [
              marketLineText(market(bet), each),
              toolShareText(win),
              toolShareText(push),
              toolShareText(lose),
              fairText(decided),
            ];
          }),
        },
      };
    });
  },
};
