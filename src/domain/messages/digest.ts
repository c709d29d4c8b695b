import type { League } from '../league.ts';
import type { CardGame } from '../listedGame.ts';
import { american, signed } from '../numbers.ts';
import { teamOn } from '../predictedWinner.ts';
import { withCurrentQuotes } from '../prices/currentQuotes.ts';
import { type PayingPrice, payingPrices } from '../prices/payingPrices.ts';
import { gsmLength, TWO_SEGMENTS, toGsm } from './gsm.ts';
import { dayIn, timeIn } from './hours.ts';
import { type NamedPrice, namedPrice } from './namedPrice.ts';

/** What a digest is written from, the same for everybody at one minute. */
export interface DigestDay {
  readonly games: readonly CardGame[];
  /** The number of a prediction's ledger entry; undefined where it has none. */
  readonly ledgerEntry: (predictionId: number) => number | undefined;
  readonly now: Date;
  /** Whether the slate is a sample's. */
  readonly sample: boolean;
}

/** What a member has chosen. */
export interface DigestWishes {
  readonly zone: string;
  /** None: all of them. */
  readonly leagues: readonly string[];
  readonly silent: boolean;
}

/** How the product names itself in a text. */
export interface Sender {
  readonly name: string;
  readonly host: string;
  readonly helpLine: string;
}

export interface Digest {
  /** Null: no text, as the member wishes. */
  readonly body: string | null;
  /** The earliest start of the games it names, ISO 8601; null where it names none. */
  readonly startsAt: string | null;
  /** The prices it names, in its order. */
  readonly named: readonly NamedPrice[];
}

interface Line {
  readonly text: string;
  readonly named: NamedPrice;
  readonly startsAt: string;
}

/** Games that start before the next digest. */
const AHEAD_MS = 24 * 3_600_000;
const LEAGUES_NAMED = 4;

const nameOf = (game: CardGame, side: 'home' | 'away'): string => {
  const { shortName, abbreviation } = teamOn(game, side);
  return (
    toGsm(shortName).trim() || toGsm(abbreviation).trim() || (side === 'home' ? 'Home' : 'Away')
  );
};

/** "Bills -1.5", "Bills to win", "Over 47.5 BUF-MIA", "Draw ARS-CHE" */
export function betText({
  game,
  bet: { side, line },
}: {
  readonly game: CardGame;
  readonly bet: Pick<PayingPrice['bet'], 'side' | 'line'>;
}): string {
  if (side === 'home' || side === 'away') {
    const name = nameOf(game, side);
    return line === undefined ? `${name} to win` : `${name} ${line === 0 ? 'pk' : signed(line)}`;
  }
  const sides = `${toGsm(game.awayTeam.abbreviation)}-${toGsm(game.homeTeam.abbreviation)}`;
  if (side === 'draw') return `Draw ${sides}`;
  return `${side === 'over' ? 'Over' : 'Under'} ${line} ${sides}`;
}

function lineOf(price: PayingPrice, predictionId: number, entry: number): Line {
  const { game, bet } = price;
  const parts = [game.league, betText(price), american(bet.american), bet.provider, `#${entry}`];
  const named = namedPrice(predictionId, bet);
  return { text: toGsm(parts.join(' ')), named, startsAt: game.gameTime };
}

const within = (leagues: readonly string[], league: League): boolean =>
  leagues.length === 0 || leagues.includes(league);

/** Games of the leagues a member follows that start before the next digest. */
const gamesFor = ({ games, now }: DigestDay, leagues: readonly string[]): CardGame[] =>
  games.filter(
    ({ league, gameTime }) =>
      within(leagues, league) && Date.parse(gameTime) - now.getTime() < AHEAD_MS,
  );

/** Leagues of games to come with prices, none of which was seen lately: of them nothing can be said. */
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
function linesOf(games: readonly CardGame[], { ledgerEntry, now }: DigestDay): Line[] {
  const current = games.map((game) => withCurrentQuotes(game, now));
  return payingPrices(current, now).flatMap((price) => {
    const id = price.game.prediction?.id;
    const entry = id === undefined ? undefined : ledgerEntry(id);
    return id === undefined || entry === undefined ? [] : [lineOf(price, id, entry)];
  });
}

const joined = (lines: readonly string[]): string => lines.join('\n');

/** As many lines as fit, the best first; of what does not fit, how much there is. */
function fitted(
  head: string,
  lines: readonly Line[],
  host: string,
  tail: string,
): readonly [string, number] {
  for (let count = lines.length; count > 0; count -= 1) {
    const left = lines.length - count;
    const more = left > 0 ? [`+${left} more: ${host}/predictions`] : [];
    const text = joined([head, ...lines.slice(0, count).map((line) => line.text), ...more, tail]);
    if (gsmLength(text) <= TWO_SEGMENTS) return [text, count];
  }
  return [joined([head, `${lines.length}: ${host}/predictions`, tail]), 0];
}

/** @param unseen leagues of which no price was seen lately: that none of theirs pays is not said */
function noneText(leagues: readonly string[], unseen: readonly string[]): string {
  const named = (which: readonly string[], otherwise: string): string =>
    which.length <= LEAGUES_NAMED ? which.join(', ') : `${which.length} ${otherwise}`;
  const gap =
    unseen.length > 0 ? [`We have no current prices of ${named(unseen, 'leagues')}.`] : [];
  const known = leagues.filter((league) => !unseen.includes(league));
  if (leagues.length > 0 && known.length === 0) return gap.join('');
  const where =
    leagues.length > 0
      ? ` in ${known.length > LEAGUES_NAMED ? 'the ' : ''}${named(known, 'leagues you follow')}`
      : '';
  const elsewhere = leagues.length === 0 && gap.length > 0 ? ' among those we see' : '';
  return [`no price pays at our figures today${where}${elsewhere}.`, ...gap].join(' ');
}

/** The digest of a member: at most two segments of GSM-7. Its time is that of its figures, in the member's zone. */
export function digestOf(day: DigestDay, wishes: DigestWishes, sender: Sender): Digest {
  const { zone, leagues, silent } = wishes;
  const [, month, date] = dayIn(zone, day.now).split('-').map(Number);
  const sample = day.sample ? ' SAMPLE DATA' : '';
  const head = toGsm(`${sender.name}${sample} ${month}/${date} ${timeIn(zone, day.now)}`);
  const end = 'Reply STOP to end, HELP for help';
  const games = gamesFor(day, leagues);
  const lines = linesOf(games, day);
  if (lines.length === 0) {
    const none = noneText(leagues, notSeen(games, day.now));
    const body = silent ? null : toGsm(`${head}: ${none} ${sender.helpLine}. ${end}`);
    return { body, startsAt: null, named: [] };
  }
  const tail = toGsm(`#: ledger entry. ${sender.helpLine}. ${end}`);
  const [body, count] = fitted(
    `${head}, prices that pay at our figures:`,
    lines,
    sender.host,
    tail,
  );
  const said = lines.slice(0, count);
  const starts = said.map(({ startsAt }) => startsAt);
  return {
    body,
    startsAt: starts.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null,
    named: said.map(({ named }) => named),
  };
}
