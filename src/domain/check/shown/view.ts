import { american } from '../../numbers/numbers.ts';
import { paysText, toolShareText } from '../../tools/texts.ts';
import type { CheckedLeg, CheckedPrice } from '../priceAsked.ts';
import type { CheckFigure } from './figure.ts';
import { legName, pricedName } from './legName.ts';
import { betterOffer } from './offers.ts';
import { isPlayers } from './picks.ts';
import { contestIn, type ShownContest } from './shownContest.ts';

/** What the page says of a check. */
interface CheckView {
  /** The answer in one sentence. */
  readonly said: string;
  readonly figures: readonly CheckFigure[];
  /** How it is settled: of a parlay, and of a player's bet. */
  readonly settled?: string | undefined;
}

const NONE = '–';
const priceText = (price: number | undefined): string =>
  price === undefined ? NONE : american(price);

/** How books settle what is neither won nor lost. */
const SETTLED =
  'A leg that pushes or is voided drops out, and the parlay pays on the legs that are left; some books void a whole same-game parlay instead.';

const pushNote = (push: number): string | undefined =>
  push > 0 ? `Push ${toolShareText(push)}: the stake comes back` : undefined;

/** How books settle a player's bet, and what we know of ours. */
const OF_A_PLAYER =
  'Counted in the simulated games in which he plays: books void the bet if he does not. Where we could compare, books’ own lines were the better forecast.';
const OF_PLAYERS =
  'Players’ legs are counted in the simulated games in which all of them play, in the same games as the other legs of the game.';

function wins({ share, push }: Pick<CheckedLeg, 'share' | 'push'>): CheckFigure {
  return { label: 'Wins', value: toolShareText(share), note: pushNote(push) };
}

/** "Costs 5.4¢ per $1" at the start of a sentence. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the better price is, and what is better of it: the price, the line or the side. */
function betterFigure(leg: CheckedLeg, contest: ShownContest): CheckFigure {
  const better = betterOffer(leg, contest);
  const priced = leg.asked.price !== undefined;
  if (better)
    return {
      label: priced ? 'Better' : 'Best price',
      value: `${pricedName(better.leg, contest)}, ${better.provider}`,
      note: capital(paysText(better.returnPerUnit)),
    };
  const { best } = leg;
  if (priced && best)
    return {
      label: 'Better',
      value: 'None',
      note: `Best of this bet at a book: ${american(best.price)}, ${best.provider}`,
    };
  return {
    label: 'At the books',
    value: NONE,
    note: 'No book we read has a price of this bet now',
  };
}

function singleView(checked: CheckedPrice, leg: CheckedLeg, contest: ShownContest): CheckView {
  const { asked, returnPerUnit } = leg;
  const name = legName(asked, contest);
  const said =
    asked.price === undefined || returnPerUnit === undefined
      ? `${name} is fair at ${priceText(leg.fair)}.`
      : `${name} at ${american(asked.price)} ${paysText(returnPerUnit)}.`;
  const fair: CheckFigure = { label: 'Fair price', value: priceText(leg.fair) };
  return {
    said,
    figures: [
      wins(leg),
      ...(asked.price === undefined ? [] : [fair]),
      { label: 'Worst price worth taking', value: priceText(checked.worst ?? leg.worst) },
      isPlayers(asked)
        ? { label: 'Plays', value: leg.plays === undefined ? NONE : toolShareText(leg.plays) }
        : betterFigure(leg, contest),
    ],
    ...(isPlayers(asked) && { settled: OF_A_PLAYER }),
  };
}

function parlayView(checked: CheckedPrice, contests: readonly ShownContest[]): CheckView {
  const { returnPerUnit, legs, costliest, without } = checked;
  const nameOf = (at: number): string => {
    const asked = legs[at]?.asked;
    const contest = asked && contestIn(contests, asked);
    return asked && contest ? legName(asked, contest) : `Leg ${at + 1}`;
  };
  const left = without.find(({ leg }) => leg === costliest);
  const hold: CheckFigure[] =
    returnPerUnit === undefined
      ? []
      : [
          returnPerUnit < 0
            ? { label: 'The book’s hold', value: toolShareText(0 - returnPerUnit) }
            : { label: 'The book’s hold', value: 'None', note: 'It pays more than the fair price' },
        ];
  return {
    said:
      returnPerUnit === undefined
        ? `This parlay is fair at ${priceText(checked.fair)}. Type the book’s price to see what it costs.`
        : `This parlay ${paysText(returnPerUnit)}.`,
    figures: [
      {
        label: 'Together',
        value: toolShareText(checked.share),
        note: checked.push > 0 ? `Some leg pushes: ${toolShareText(checked.push)}` : undefined,
      },
      ...(returnPerUnit === undefined
        ? []
        : [{ label: 'Fair price', value: priceText(checked.fair) }]),
      ...hold,
      {
        label: 'If the legs were independent',
        value: `${toolShareText(checked.independentShare)}, ${priceText(checked.independentFair)}`,
      },
      ...(left && costliest !== undefined
        ? [
            {
              label: 'Costs most',
              value: nameOf(costliest),
              note: `Without it: ${paysText(left.returnPerUnit)}`,
            },
          ]
        : []),
      { label: 'Worst price worth taking', value: priceText(checked.worst) },
    ],
    settled: legs.some(({ asked }) => isPlayers(asked)) ? `${OF_PLAYERS} ${SETTLED}` : SETTLED,
  };
}

/** What the page says of a priced bet or parlay. */
export function checkView(checked: CheckedPrice, contests: readonly ShownContest[]): CheckView {
  const [only, second] = checked.legs;
  const contest = only && contestIn(contests, only.asked);
  return only && contest && !second
    ? singleView(checked, only, contest)
    : parlayView(checked, contests);
}

/** A leg's own figures, beside it in a parlay: "52.4%, fair −110". */
export const legFigures = ({ share, push, fair, plays }: CheckedLeg): string =>
  `${toolShareText(share)}${push > 0 ? ` (push ${toolShareText(push)})` : ''}, fair ${priceText(fair)}${
    plays === undefined ? '' : `, plays ${toolShareText(plays)}`
  }`;
