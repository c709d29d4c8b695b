import { isSimulated } from '#domain/game/listedGame.ts';
import { teamOn } from '#domain/game/predictedWinner.ts';
import { leagueName } from '#domain/leagues/leagueName.ts';
import { american, percent } from '#domain/numbers/numbers.ts';
import { betText } from '#domain/prices/betText.ts';
import { wholeFairAmerican, writtenText } from '#domain/prices/fairPrice.ts';
import { decisiveShare } from '#domain/prices/lineProbability.ts';
import type { PricedBet } from '#domain/prices/pricedBets.ts';
import { gsmLength, TWO_SEGMENTS, toGsm } from '#domain/words/gsm.ts';
import { dayIn, timeIn } from '#members/account/rules/hours.ts';
import type { Sender } from '#members/account/rules/sender.ts';

import { type Firing, gamesOfWish } from './firing.ts';
import type { Wish } from './wish.ts';
import { betWords, lineName, numberWords } from './words.ts';

/** How the product names itself. */
export type AlertSender = Pick<Sender, 'name' | 'helpLine'>;

/** For whom an alert is written, and its time. */
export interface AlertPaper {
  readonly sender: AlertSender;
  readonly zone: string;
  readonly sample: boolean;
}

/** The texts of a firing. */
export interface AlertText {
  /** In the member's list: "−104 at Bovada, fair −112". */
  readonly what: string;
  /** When its figures were seen, ISO 8601. */
  readonly figuresAt: string;
  /** For texts: includes how to stop them. */
  readonly sms: string;
  /** For other channels, which have their own way to stop. */
  readonly other: string;
}

/** Our fair price of the bet, or its return. */
function worthOf({ of, price, returnPerUnit }: Firing): string | undefined {
  if (returnPerUnit !== undefined) return `+${(100 * returnPerUnit).toFixed(1)}¢ per $1`;
  if (!price || !isSimulated(of.game.prediction.simulationData)) return undefined;
  const fair = wholeFairAmerican(decisiveShare(price.shares));
  return fair === undefined ? undefined : `fair ${writtenText(fair)}`;
}

const pricedAt = ({ american: at, provider }: PricedBet): string =>
  `${american(at)} at ${provider}`;

/** "line −3.5, was −2.5", "61% to win, was 55%" */
function changeOf(wish: Wish, firing: Firing): string | undefined {
  const { of, change } = firing;
  if (!change) return undefined;
  if (wish.kind === 'line') {
    const [to, from] = [change.to, change.from].map((line) => numberWords(wish, line));
    return `${lineName(of.game, wish)} ${to}, was ${from}`;
  }
  if (wish.kind !== 'prediction') return undefined;
  const [[, side] = [of, 'home' as const]] = gamesOfWish(new Map([[of.game.id, of]]), wish);
  const [to, from] = [change.to, change.from].map((share) => percent(share, 1));
  return `${teamOn(of.game, side).shortName} ${to} to win, was ${from}`;
}

/** When the price was seen; without one, when the game was confirmed. */
function seenAt({ of: { game }, price }: Firing): string {
  const quote = price && game.odds.find(({ provider }) => provider === price.provider);
  return quote?.asOf ?? game.asOf;
}

function whatOf(wish: Wish, firing: Firing): string {
  const { of, price } = firing;
  const priced = price && `${betWords(of.game, price)} ${pricedAt(price)}`;
  const sample = price?.sample === true ? 'a sample price' : undefined;
  return [changeOf(wish, firing), priced, sample, worthOf(firing)]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** "NFL KC-BUF" */
const nameOf = ({ league, homeTeam, awayTeam }: Firing['of']['game']): string =>
  `${leagueName(league)} ${awayTeam.abbreviation}-${homeTeam.abbreviation}`;

/** "Bills -1.5 -104 Bovada" */
const priceLine = ({ of: { game }, price }: Firing): string | undefined =>
  price && [betText({ game, bet: price }), american(price.american), price.provider].join(' ');

/** Most letters of a bet; no league has longer names. */
const LONGEST = 100;
const END = 'Reply STOP to end, HELP for help';

/** An alert in text-message letters: at most two segments. Its time is that of its figures, in the member's zone. */
export function alertText(wish: Wish, firing: Firing, paper: AlertPaper): AlertText {
  const { sender, zone } = paper;
  const figuresAt = seenAt(firing);
  const at = new Date(figuresAt);
  const [, month, date] = dayIn(zone, at).split('-').map(Number);
  const sample = paper.sample || firing.price?.sample === true ? ' SAMPLE DATA' : '';
  const head = `${sender.name} alert${sample} ${month}/${date} ${timeIn(zone, at)}`;
  const worth = worthOf(firing)?.replace('¢', 'c');
  const tail = `#${firing.of.entry}: ledger line. ${sender.helpLine}`;
  const written = (parts: readonly (string | undefined)[], end: string): string =>
    toGsm([head, parts.filter((part) => part !== undefined).join('\n'), tail + end].join('\n'));
  const lines = [nameOf(firing.of.game), changeOf(wish, firing), priceLine(firing), worth];
  // If names are long, the game is left out before any part of the price.
  const fitted = (end: string): string =>
    [lines, lines.slice(1)]
      .map((parts) => written(parts, end))
      .find((text) => gsmLength(text) <= TWO_SEGMENTS) ??
    written([(priceLine(firing) ?? changeOf(wish, firing) ?? '').slice(0, LONGEST)], end);
  return {
    what: whatOf(wish, firing),
    figuresAt,
    sms: fitted(`. ${END}`),
    other: fitted(''),
  };
}
