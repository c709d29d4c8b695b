import { headlineGame } from '#components/charts-hero/headline.ts';
import { nextHead } from '#components/event/eventTitle.ts';
import { eventPick } from '#domain/events/eventPick.ts';
import type { Bout } from '#domain/events/fightCard.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import type { Game } from '#domain/game/game.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { predictedWinner, teamOn, winProbability } from '#domain/game/predictedWinner.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { decisiveWinShare } from '#domain/outcomes/fight.ts';
import { clockTime, type Instant, monthDay } from '#domain/time/time.ts';
import { capital } from '#domain/words/capital.ts';
import { marketFlag, marketTotal } from '#domain/words/cardLines.ts';

/** Characters of a description that search engines show. */
const LONGEST = 160;

/** The beginning, and after it every part that still fits, in order. */
export function fitDescription(first: string, ...parts: readonly string[]): string {
  let text =
    first.length <= LONGEST ? first : `${first.slice(0, first.lastIndexOf(' ', LONGEST - 2))} …`;
  for (const part of parts) if (`${text} ${part}`.length <= LONGEST) text = `${text} ${part}`;
  return text;
}

/** "From 100,000 simulated games." Nothing if the number is not known. */
const runsWords = (runs: number, what: string): readonly string[] =>
  runs > 0 ? [`From ${runs.toLocaleString('en-US')} ${what}.`] : [];

/** "Bills 57.3% to win" */
function winnerWords(game: CardGame): string | undefined {
  const { prediction } = game;
  if (!prediction) return undefined;
  const side = predictedWinner(prediction);
  const chance = percent(winProbability(prediction, side), 1);
  return `${teamOn(game, side).shortName} ${chance} to win`;
}

/** The market's line and total, as far as known: "Line BUF −1.5, total 47.5." */
function lineWords(game: CardGame): readonly string[] {
  const [flag, total] = [marketFlag(game), marketTotal(game)];
  const said = [flag && `line ${flag}`, total !== undefined && `total ${total}`].filter(Boolean);
  const text = said.join(', ');
  return text === '' ? [] : [`${capital(text)}.`];
}

/** The day, and in a sport whose teams can meet twice on a day the hour, once it is known. */
const dayOf = ({ league, gameTime, timeKnown }: Game): string =>
  LEAGUES[league].sport === 'baseball' && timeKnown
    ? `${monthDay(gameTime)}, ${clockTime(gameTime)}`
    : monthDay(gameTime);

/** What a game's page says in a search result: the chance, the line and the expected score; after the end, the result. */
export function gameDescription(game: Game): string {
  const { awayTeam, homeTeam, league, prediction } = game;
  const teams = `${awayTeam.shortName} at ${homeTeam.shortName}, ${LEAGUES[league].name}, ${dayOf(game)}`;
  const winner = winnerWords(game);
  const line = lineWords(game);
  if (game.status === 'final') {
    const { away, home } = game.score;
    const said = `Before the start: ${winner ?? 'no prediction'}.`;
    return fitDescription(`${teams}: ${away}–${home}. ${said}`, 'The prediction, graded.');
  }
  const off = game.status === 'postponed' ? ' Postponed.' : '';
  if (!prediction || !winner) {
    return fitDescription(`${teams}.${off} Prediction, odds and lines.`, ...line);
  }
  const [away, home] = [prediction.predictedAwayScore, prediction.predictedHomeScore];
  return fitDescription(
    `${teams}:${off} ${winner}.`,
    ...line,
    `Expected score ${away.toFixed(1)}–${home.toFixed(1)}.`,
    ...runsWords(prediction.simulationData.iterations, 'simulated games'),
  );
}

/** A league's: its most interesting game, with the chance and the line. */
export function leagueDescription(
  league: League,
  games: readonly CardGame[],
  now: Instant,
): string {
  const { name } = LEAGUES[league];
  const plain = `${name} games simulated thousands of times each: win probability, spread, total and best price.`;
  const next = headlineGame(games, now);
  const game = games.find(({ id }) => id === next?.id);
  const winner = game && winnerWords(game);
  if (!game || !winner) return plain;
  return fitDescription(
    `${name} predictions: ${game.awayTeam.shortName} at ${game.homeTeam.shortName}, ${monthDay(game.gameTime)}: ${winner}.`,
    ...lineWords(game),
    'Every game simulated thousands of times.',
  );
}

/** A team's: its next game. */
export function teamDescription(name: string, league: string, next: Game | undefined): string {
  const winner = next && winnerWords(next);
  if (!next || !winner) {
    return `${name}, ${league}: next games with win probability, spread and total, and our record on them.`;
  }
  return fitDescription(
    `${name}, ${league}. Next: ${next.awayTeam.shortName} at ${next.homeTeam.shortName}, ${monthDay(next.gameTime)}: ${winner}.`,
    ...lineWords(next),
    'With our record on this team.',
  );
}

/** An event's likeliest winner with the chance: "Topuria 57.0% to win, most often by decision (30%)"; undefined without a prediction. */
function eventWords(event: SportEvent): string | undefined {
  const pick = eventPick(event);
  if (!pick) return undefined;
  const how = pick.words.replace(/^wins/, '');
  return `${pick.participant} ${percent(100 * pick.confidence, 1)} to win${how}`;
}

const eventName = (event: SportEvent): string =>
  event.kind === 'match' ? `${event.a.name} vs. ${event.b.name}, ${event.tournament}` : event.name;

/** An event's own: who wins, and how. */
export function eventDescription(event: SportEvent): string {
  const words = eventWords(event);
  const first = `${eventName(event)}, ${monthDay(event.startTime)}`;
  return words === undefined
    ? `${first}. Prediction and odds.`
    : fitDescription(`${first}: ${words}.`, 'From thousands of simulations.');
}

/** The description of an event with a page, unlike that of any other: feeds may have one match twice. @param all every such event */
export function ownDescription(event: SportEvent, all: readonly SportEvent[]): string {
  const said = eventDescription(event);
  const isTwin = all.some((other) => other.id !== event.id && eventDescription(other) === said);
  return isTwin ? fitDescription(`No. ${event.id}: ${said}`) : said;
}

/** A sport's page: its next event, else what the page holds. */
export function sportDescription(
  events: readonly SportEvent[],
  now: Instant,
  { next, plain }: { readonly next: string; readonly plain: string },
): string {
  const head = nextHead(events, now);
  // "Next:" as on a team's page: the event's own page says the rest alike.
  return head ? fitDescription(`Next: ${eventDescription(head.event)}`, next) : plain;
}

/** A fighter's chance in a bout: "Ann Able 66.7% to win against Bea Brown". */
export function boutWords({ a, b, prediction }: Bout, name: string): string | undefined {
  if (!prediction) return undefined;
  const side = a.name === name ? 'a' : 'b';
  const other = side === 'a' ? b : a;
  const chance = percent(100 * decisiveWinShare(prediction.outcome, side), 1);
  return `${name} ${chance} to win against ${other.name}`;
}
