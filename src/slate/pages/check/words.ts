import type { AskedLeg } from '#domain/check/asked.ts';
import type { GameChoice } from '#domain/check/shown/gameChoice.ts';
import type { NamedContest } from '#domain/check/shown/namedContest.ts';
import { fittingGames, legOfWords, typedWords } from '#domain/check/shown/typedBet.ts';
import {
  eventBet,
  type FittingContest,
  fittingContests,
  isOfEvent,
  typedEventWords,
} from '#domain/check/shown/typedEvent.ts';
import { betChoice, type UpcomingGame } from './upcoming.ts';
import { contestChoice } from './upcomingContests.ts';

/** What typed words come to: a leg, contests to choose from, or why neither. */
export type Meant =
  | { readonly leg: AskedLeg }
  | { readonly choices: readonly GameChoice[] }
  | { readonly problem: string };

/** What is to come: games of two teams, and contests of events. */
interface ToCome {
  readonly games: readonly UpcomingGame[];
  readonly contests: readonly NamedContest[];
}

const MOST = 8;
const NO_TEAM =
  'Name a team, a fighter, a player or a driver, then the bet and a price: Knicks −4.5 −105.';

/** A bet without a name: of the last leg's contest, as "over 224.5" is. */
function ofLast(typed: string, last: AskedLeg | undefined, { games, contests }: ToCome): Meant {
  const words = typedWords(typed);
  const game = games.find(({ id }) => id === last?.game);
  if (game && words.side !== undefined) return { leg: legOfWords(words, { game }, game.lines) };
  const contest = contests.find(({ event, part }) => event === last?.event && part === last.part);
  const said = typedEventWords(typed);
  const bet = contest && eventBet(said, contest, { entrant: last?.entrant });
  if (!contest || !bet) return { problem: NO_TEAM };
  const { event, part } = contest;
  return { leg: { event, part, ...bet, ...(said.price !== undefined && { price: said.price }) } };
}

/** Whether all of them are one bet, at several dates: the next one is meant. */
const isOneBet = (fits: readonly FittingContest[]): boolean =>
  new Set(
    fits.map(({ contest, leg: { event: _, part: __, ...bet } }) => {
      const name = contest.entrants?.find(([key]) => key === bet.entrant)?.[1];
      const side = bet.side === 'b' ? contest.sides?.[1] : contest.sides?.[0];
      return JSON.stringify([contest.kind, bet.market, bet.places, name ?? side]);
    }),
  ).size === 1;

/** Reads a bet in words. Without a name it is of the last leg's contest. */
export function wordsMeant(
  typed: string,
  legs: readonly AskedLeg[],
  toCome: ToCome,
  now: Date,
): Meant {
  const words = typedWords(typed);
  const said = typedEventWords(typed);
  const onlyEvents = isOfEvent(said);
  if ((onlyEvents ? said : words).names.length === 0) return ofLast(typed, legs.at(-1), toCome);
  const fits = fittingGames(words, toCome.games);
  const found = fittingContests(said, toCome.contests);
  // A word such as "Ko" may be a name.
  const others =
    found.length > 0 ? found : fittingContests({ ...words, firstSet: false }, toCome.contests);
  const [first] = fits;
  const [other] = others;
  if (!first && other && isOneBet(others)) return { leg: other.leg };
  if (!first && !other)
    return {
      problem: `Nothing to come fits “${(onlyEvents ? said : words).names.join(' ')}”. Check the spelling, or choose a game.`,
    };
  const legOf = (fit: (typeof fits)[number]): AskedLeg => legOfWords(words, fit, fit.game.lines);
  const sideNamed = ({ game, side }: (typeof fits)[number]): string =>
    (side ? game[side][0] : '') ?? '';
  // Several games of one team: the next one is meant.
  const oneTeam = fits.every((fit) => fit.side && sideNamed(fit) === sideNamed(fits[0] ?? fit));
  if (first && !other && (fits.length === 1 || oneTeam)) return { leg: legOf(first) };
  return {
    choices: [
      ...fits.map((fit) => betChoice(fit.game, legOf(fit), now, legs)),
      ...others.map((fit) => contestChoice(fit, now, legs)),
    ].slice(0, MOST),
  };
}
