import type { Game } from '../game/game.ts';
import { otherSide, type Side } from '../game/predictedWinner.ts';
import { LEAGUES } from '../leagues/league.ts';
import type { StartingRole } from '../leagues/record.ts';
import { clockTime, easternDate, monthDay } from '../time/time.ts';
import { noteWords } from '../words/noteWords.ts';
import type { KnownStarter, OutList, StarterBasis } from './availability.ts';
import { ratedWith } from './ratedWith.ts';

const EXPECTED: Readonly<Record<StarterBasis, string>> = {
  'last starter': 'expected: last starter',
  questionable: 'expected: last starter, listed as questionable',
  'depth chart': 'expected: next on the depth chart not listed out',
  'questionable chart': 'expected: first on the depth chart, listed as questionable',
  'chart alone': 'expected: first on the depth chart; no injury report yet',
};

/** "announced", "expected: last starter"; for a quarterback who has played, only his passes are known. */
function certainty({ status, basis }: KnownStarter, role: StartingRole): string {
  if (status === 'started' && role === 'Quarterback') return 'led his team in passing';
  return status === 'expected' && basis ? EXPECTED[basis] : status;
}

type Told = Pick<
  Game,
  'league' | 'status' | 'availability' | 'asOf' | 'prediction' | 'homeTeam' | 'awayTeam'
>;

/**
 * "Goalie: A. Keeper (expected)"; before the start "Goalie: not announced" if the other side's is named, with the player the side
 * is rated with meanwhile.
 */
function starterText(game: Told, side: Side): string | undefined {
  const { league, status, availability } = game;
  const { startingRole: role } = LEAGUES[league];
  if (!role) return undefined;
  const starter = availability?.[side]?.starter;
  if (starter) return `${role}: ${starter.name} (${certainty(starter, role)})`;
  if (status !== 'scheduled') return undefined;
  const rated = ratedWith(game, side);
  if (rated) return noteWords(`${role}: not announced; we assume ${rated.name ?? rated.stand}`);
  const isAsked = availability?.[otherSide(side)]?.starter ?? availability?.[side]?.out;
  return isAsked ? `${role}: not announced` : undefined;
}

/** When a list was read; with its day if that differs from the day the game was confirmed. */
const listTime = (asOf: string, today: string): string =>
  easternDate(asOf) === easternDate(today)
    ? clockTime(asOf)
    : `${monthDay(asOf)}, ${clockTime(asOf)}`;

/** "Listed out: A, B (as of 6:05 PM EST)". Football's list has only quarterbacks, so an empty one says little. */
function outText({ league, asOf }: Told, list: OutList | undefined): string | undefined {
  if (!list) return undefined;
  const { startingRole } = LEAGUES[league];
  if (startingRole && list.names.length === 0) return undefined;
  const names = list.names.length === 0 ? 'nobody' : list.names.join(', ');
  const who = startingRole ? `${startingRole} listed out` : 'Listed out';
  return `${who}: ${names} (as of ${listTime(list.asOf, asOf)})`;
}

/** What is known about a side's players, each a sentence without its period; none if nothing is known. */
export const availabilityTexts = (game: Told, side: Side): readonly string[] =>
  [starterText(game, side), outText(game, game.availability?.[side]?.out)].flatMap(
    (text) => text ?? [],
  );
