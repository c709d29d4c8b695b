import { unseenSports } from '#domain/events/payingPairs.ts';
import { gameRank } from '#domain/follow/followRank.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { leagueName } from '#domain/leagues/leagueName.ts';
import { american } from '#domain/numbers/numbers.ts';
import { betText } from '#domain/prices/betText.ts';
import { withCurrentQuotes } from '#domain/prices/currentQuotes.ts';
import { payingCurrentPrices, withLedgerEntry } from '#domain/prices/payingCurrentPrices.ts';
import type { PayingPrice } from '#domain/prices/payingPrices.ts';
import type { SayableDay } from '#domain/prices/sayableDay.ts';
import { capital } from '#domain/words/capital.ts';
import { counted } from '#domain/words/counted.ts';
import { gsmLength, TWO_SEGMENTS, toGsm } from '#domain/words/gsm.ts';
import { dayIn, timeIn } from '#members/account/rules/hours.ts';
import type { Sender } from '#members/account/rules/sender.ts';
import { type FollowLine, followLines } from './followLines.ts';
import { type NamedPriceInText, namedPriceText } from './namedPrice.ts';
import { followedPairs, type PairLine, pairLines } from './pairLines.ts';
import { playerLines } from './playerLines.ts';

/** A member's choices. */
export interface DigestWishes {
  readonly zone: string;
  /** Leagues, and sports of bouts and matches. All of them if there are none and no teams. */
  readonly leagues: readonly string[];
  readonly teams?: readonly FollowedTeam[];
  readonly silent: boolean;
  /** Ids of what they follow: said first, and no reason for a message. */
  readonly follows?: readonly string[] | undefined;
}

/** A team that a member follows, whatever its league. */
interface FollowedTeam {
  readonly league: string;
  readonly name: string;
}

export interface Digest {
  /** A notification's heading, an e-mail's subject; null for a text. */
  readonly title: string | null;
  /** Null: no message, at the member's request. */
  readonly body: string | null;
  /** The earliest start among the named contests, ISO 8601; null if it names none. */
  readonly startsAt: string | null;
  /** The prices it names, in order. */
  readonly named: readonly NamedPriceInText[];
}

/** Games that start before the next digest. */
const AHEAD_MS = 24 * 3_600_000;
const LEAGUES_NAMED = 4;

function lineOf(
  price: PayingPrice,
  predictionId: number,
  entry: number,
  follows: ReadonlySet<string>,
): PairLine {
  const { game, bet } = price;
  const parts = [
    leagueName(game.league),
    betText(price),
    american(bet.american),
    bet.provider,
    `#${entry}`,
  ];
  const named = namedPriceText(predictionId, bet);
  const { returnPerUnit } = bet;
  const rank = gameRank(follows, game);
  return { text: toGsm(parts.join(' ')), named, startsAt: game.gameTime, returnPerUnit, rank };
}

const plays = (game: CardGame, { league, name }: FollowedTeam): boolean =>
  game.league === league && (game.homeTeam.name === name || game.awayTeam.name === name);

const followsAll = ({ leagues, teams = [] }: DigestWishes): boolean =>
  leagues.length === 0 && teams.length === 0;

const follows = (wishes: DigestWishes, game: CardGame): boolean =>
  followsAll(wishes) ||
  wishes.leagues.includes(game.league) ||
  wishes.teams?.some((team) => plays(game, team)) === true;

/** A member's games (by leagues and teams) that start before the next digest. */
const gamesFor = ({ games, now }: SayableDay, wishes: DigestWishes): CardGame[] =>
  games.filter(
    (game) => follows(wishes, game) && Date.parse(game.gameTime) - now.getTime() < AHEAD_MS,
  );

/** Leagues with priced games to come but no recent prices: nothing can be said about them. */
function notSeen(games: readonly CardGame[], now: Date): string[] {
  const priced = games.filter(
    ({ odds, gameTime }) => odds.length > 0 && Date.parse(gameTime) > now.getTime(),
  );
  const seen = new Set(
    priced
      .filter((game) => withCurrentQuotes(game, now).odds.length > 0)
      .map(({ league }) => league),
  );
  return [...new Set(priced.map(({ league }) => league))].filter((league) => !seen.has(league));
}

/** The prices that pay, as lines; what is on no ledger is left out. */
const linesOf = (
  games: readonly CardGame[],
  { ledgerEntry, now }: SayableDay,
  follows: ReadonlySet<string>,
): PairLine[] =>
  withLedgerEntry(payingCurrentPrices(games, now), ledgerEntry).map(
    ({ price, predictionId, entry }) => lineOf(price, predictionId, entry, follows),
  );

/** "1 bet worth taking", "2 bets worth taking" */
export const betsWorth = (count: number): string => `${counted(count, 'bet')} worth taking`;

const joined = (lines: readonly string[]): string => lines.join('\n');

/** As many lines as fit, best first, plus the number left out. */
function fitted(
  head: string,
  lines: readonly PairLine[],
  host: string,
  tail: string,
): readonly [string, number] {
  for (let count = lines.length; count > 0; count -= 1) {
    const left = lines.length - count;
    const more = left > 0 ? [`+${left} more: ${host}/predictions`] : [];
    const text = joined([head, ...lines.slice(0, count).map((line) => line.text), ...more, tail]);
    if (gsmLength(text) <= TWO_SEGMENTS) return [text, count];
  }
  return [joined([head, `See them: ${host}/predictions`, tail]), 0];
}

/**
 * The end of the sentence that no bet is worth taking, naming leagues or teams.
 * @param known followed leagues with recent prices
 */
function followedText({ leagues, teams = [] }: DigestWishes, known: readonly string[]): string {
  if (teams.length > 0)
    return ` in the ${leagues.length > 0 ? 'leagues and ' : ''}teams you follow`;
  if (leagues.length === 0) return '';
  return ` in ${known.length > LEAGUES_NAMED ? 'the ' : ''}${namedLeagues(known, 'leagues you follow')}`;
}

const namedLeagues = (which: readonly string[], otherwise: string): string =>
  which.length <= LEAGUES_NAMED ? which.map(leagueName).join(', ') : `${which.length} ${otherwise}`;

/** @param unseen leagues without recent prices, about which no claim is made */
function noneOf(wishes: DigestWishes, unseen: readonly string[]): string {
  const { leagues, teams = [] } = wishes;
  const gap =
    unseen.length > 0 ? [`We have no current prices for ${namedLeagues(unseen, 'leagues')}.`] : [];
  const known = leagues.filter((league) => !unseen.includes(league));
  if (leagues.length > 0 && known.length === 0 && teams.length === 0) return gap.join('');
  const elsewhere = leagues.length === 0 && gap.length > 0 ? ' among the prices we see' : '';
  const none = `no bet worth making today${followedText(wishes, known)}${elsewhere}.`;
  return [none, ...gap].join(' ');
}

/** The content for a member: their teams and players, and the prices that pay, of followed sides first, then best first, or that there are none. */
interface DigestContent {
  readonly teams: readonly FollowLine[];
  readonly players: readonly FollowLine[];
  readonly lines: readonly PairLine[];
  readonly none: string;
}

export function contentOf(day: SayableDay, wishes: DigestWishes): DigestContent {
  const { now } = day;
  const games = gamesFor(day, wishes);
  const pairs = followedPairs(day.pairs, wishes.leagues, followsAll(wishes));
  const follows = new Set(wishes.follows);
  const lines = [...linesOf(games, day, follows), ...pairLines(pairs, now, follows)];
  return {
    teams: followLines(day, wishes),
    players: playerLines(day, wishes),
    lines: lines.sort(
      (one, other) => one.rank - other.rank || other.returnPerUnit - one.returnPerUnit,
    ),
    none: noneOf(wishes, [...notSeen(games, now), ...unseenSports(pairs, now)]),
  };
}

/** "11/23 10:02 AM EST": the figures' day and time in the member's zone. */
export function figuresTime(zone: string, now: Date): string {
  const [, month, date] = dayIn(zone, now).split('-').map(Number);
  return `${month}/${date} ${timeIn(zone, now)}`;
}

/** The earliest start among lines; null of none. */
const firstStart = (lines: readonly PairLine[]): string | null =>
  lines.map(({ startsAt }) => startsAt).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ??
  null;

/** What a digest says of the lines that it names. */
export const saidInDigest = (lines: readonly PairLine[]): Pick<Digest, 'startsAt' | 'named'> => ({
  startsAt: firstStart(lines),
  named: lines.map(({ named }) => named),
});

/** A text that no bet is worth taking, after as many teams and players as fit. */
function noneText(head: string, teams: readonly string[], none: string): string {
  for (let count = teams.length; count > 0; count -= 1) {
    const text = joined([`${head}:`, ...teams.slice(0, count), toGsm(capital(none))]);
    if (gsmLength(text) <= TWO_SEGMENTS) return text;
  }
  return toGsm(`${head}: ${none}`);
}

/** A member's digest as a text: at most two segments of GSM-7. Its time is that of its figures, in the member's zone. */
export function messageDigest(day: SayableDay, wishes: DigestWishes, sender: Sender): Digest {
  const { zone, silent } = wishes;
  const sample = day.sample ? ' SAMPLE DATA' : '';
  const head = toGsm(`${sender.name}${sample} ${figuresTime(zone, day.now)}`);
  const end = 'Reply STOP to end, HELP for help';
  const { teams, players, lines, none } = contentOf(day, wishes);
  const told = [...teams, ...players].map(({ short }) => toGsm(short));
  if (lines.length === 0) {
    const body = silent ? null : noneText(head, told, `${none} ${sender.helpLine}. ${end}`);
    return { title: null, body, startsAt: null, named: [] };
  }
  const tail = toGsm(`#: ledger line. ${sender.helpLine}. ${end}`);
  const bets = `${betsWorth(lines.length)}:`;
  const plain = fitted(`${head}: ${bets}`, lines, sender.host, tail);
  const [first] = told;
  const withTeam =
    first === undefined
      ? plain
      : fitted(joined([`${head}:`, first, bets]), lines, sender.host, tail);
  // A team’s or player’s line takes the place of other bets, never of the first one.
  const [body, count] = withTeam[1] > 0 ? withTeam : plain;
  return { title: null, body, ...saidInDigest(lines.slice(0, count)) };
}
