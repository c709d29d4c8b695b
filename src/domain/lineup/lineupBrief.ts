import { lastName } from '../fights/lastName.ts';
import type { PredictedGame } from '../game/game.ts';
import { SIDES, type Side, teamOn } from '../game/predictedWinner.ts';
import { LEAGUES } from '../leagues/league.ts';
import { hasPlayers } from '../players/statNames.ts';
import { meanText, statRangeText, statShort } from '../players/statText.ts';
import { namesOut } from '../starters/availability.ts';
import { ratedWith } from '../starters/ratedWith.ts';
import { drawnPlayers } from './drawnPlayers.ts';
import { nobodyKnownBrief } from './nobodyKnown.ts';
import { rolesOf } from './roles.ts';

/** Away first, as everywhere. */
const BOTH = SIDES.toReversed();

/** A text for each side, naming a side that has none; undefined if neither has one. */
function ofBoth(game: PredictedGame, textOf: (side: Side) => string | undefined) {
  const texts = BOTH.map((side) => textOf(side));
  if (texts.every((text) => text === undefined)) return undefined;
  return BOTH.map((side, at) => texts[at] ?? `${teamOn(game, side).shortName} not named`).join(
    ', ',
  );
}

/** "Mahomes 268 pass yds (213–322)": the first main stat of the first player of a side's table. */
function leaderText(game: PredictedGame, side: Side): string | undefined {
  const [role] = rolesOf(drawnPlayers(game, side));
  const [best] = role?.players ?? [];
  const [stat] = role?.stats ?? [];
  const range = stat === undefined ? undefined : best?.ranges[stat];
  if (!best || stat === undefined || !range) return undefined;
  const mean = meanText(stat, best.stats[stat] ?? 0);
  return `${lastName(best.playerName)} ${mean} ${statShort(stat)} (${statRangeText(stat, ...range)})`;
}

/** "Hurts (expected)" */
function starterText({ availability }: PredictedGame, side: Side): string | undefined {
  const starter = availability?.[side]?.starter;
  if (!starter) return undefined;
  return `${lastName(starter.name)}${starter.status === 'expected' ? ' (expected)' : ''}`;
}

/** "2 questionable, 1 doubtful"; undefined if nobody with a line is. */
function doubtText(game: PredictedGame): string | undefined {
  const drawn = SIDES.flatMap((side) => drawnPlayers(game, side));
  const texts = (['Questionable', 'Doubtful'] as const).flatMap((word) => {
    const count = drawn.filter(({ status }) => status === word).length;
    return count === 0 ? [] : [`${count} ${word.toLowerCase()}`];
  });
  return texts.length === 0 ? undefined : texts.join(', ');
}

/** "3 listed out"; undefined if no current list names anybody. */
function outText({ availability, asOf }: PredictedGame): string | undefined {
  const out = SIDES.flatMap((side) => namesOut(availability?.[side]?.out, asOf) ?? []);
  return out.length === 0 ? undefined : `${out.length} listed out`;
}

/** Who of each side is told of: the first of its players, or else its starter, or else whom it is rated with. */
function whoText(game: PredictedGame): string {
  const leaders = ofBoth(game, (side) => leaderText(game, side));
  if (leaders) return leaders;
  const role = LEAGUES[game.league].startingRole;
  const starters = role && ofBoth(game, (side) => starterText(game, side));
  if (starters) return `${role}s: ${starters}`;
  const isAhead = game.status === 'scheduled' && hasPlayers(game.league);
  const rated = isAhead ? BOTH.flatMap((side) => ratedWith(game, side)?.name ?? []) : [];
  return role && rated.length > 0
    ? `${role}s not announced; we assume ${rated.map(lastName).join(' and ')}`
    : nobodyKnownBrief(game);
}

/** "Mahomes 268 pass yds (213–322), Allen 241 pass yds (188–297); 2 questionable; 2 listed out" */
export const lineupBrief = (game: PredictedGame): string =>
  [whoText(game), doubtText(game), outText(game)].filter((text) => text !== undefined).join('; ');
