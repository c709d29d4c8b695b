import { lastName } from '../fights/lastName.ts';
import type { PredictedGame } from '../game/game.ts';
import { SIDES, type Side, teamOn } from '../game/predictedWinner.ts';
import { LEAGUES, type Sport } from '../leagues/league.ts';
import { namesOut } from '../starters/availability.ts';
import { ratedWith } from '../starters/ratedWith.ts';
import { seatedPlayers } from './lineup.ts';
import { statText } from './statText.ts';

/** Away first, as everywhere. */
const BOTH = SIDES.toReversed();

/** The first figure by which a sport's players are compared. */
const HEADLINE: Readonly<Record<Sport, string>> = {
  basketball: 'points',
  football: 'passingYards',
  baseball: 'homeRuns',
  hockey: 'goals',
  soccer: 'goals',
};

/** A text for each side, naming a side that has none; undefined if neither has one. */
function ofBoth(game: PredictedGame, textOf: (side: Side) => string | undefined) {
  const texts = BOTH.map((side) => textOf(side));
  if (texts.every((text) => text === undefined)) return undefined;
  return BOTH.map((side, at) => texts[at] ?? `${teamOn(game, side).shortName} not named`).join(
    ', ',
  );
}

/** "Hurts (expected)" */
function starterText({ availability }: PredictedGame, side: Side): string | undefined {
  const starter = availability?.[side]?.starter;
  if (!starter) return undefined;
  return `${lastName(starter.name)}${starter.status === 'expected' ? ' (expected)' : ''}`;
}

/** "Tatum 27.1 pts": the player with the highest projection in the sport's main figure. */
function leaderText(game: PredictedGame, side: Side): string | undefined {
  const stat = HEADLINE[LEAGUES[game.league].sport];
  const [best] = seatedPlayers(game, side)
    .flatMap(({ playerName, stats }) => {
      const value = stats[stat];
      return value === undefined ? [] : [{ playerName, value }];
    })
    .sort((one, other) => other.value - one.value);
  return best && `${lastName(best.playerName)} ${statText({ [stat]: best.value })}`;
}

/** "3 listed out"; undefined if no current list names anybody. */
function outText({ availability, asOf }: PredictedGame): string | undefined {
  const out = SIDES.flatMap((side) => namesOut(availability?.[side]?.out, asOf) ?? []);
  return out.length === 0 ? undefined : `${out.length} listed out`;
}

/** The summary in the closed lineups: the key starters, or else the leaders, or else the counted players. */
function whoText(game: PredictedGame): string {
  const role = LEAGUES[game.league].startingRole;
  const starters = role && ofBoth(game, (side) => starterText(game, side));
  if (starters) return `${role}s: ${starters}`;
  const leaders = ofBoth(game, (side) => leaderText(game, side));
  if (leaders) return leaders;
  const yet = game.status === 'scheduled' ? ' yet' : '';
  const rated = yet === '' ? [] : BOTH.flatMap((side) => ratedWith(game, side)?.name ?? []);
  if (role && rated.length > 0) {
    return `${role}s not announced; we assume ${rated.map(lastName).join(' and ')}`;
  }
  const anybody = BOTH.some((side) => seatedPlayers(game, side).length > 0);
  if (anybody)
    return `Season leaders; ${role ? `${role.toLowerCase()}s` : 'who starts is'} not named${yet}`;
  return yet === '' ? 'No lineups' : 'Lineups not out yet';
}

/** "Quarterbacks: Hurts (expected), Allen; 2 listed out" */
export const lineupBrief = (game: PredictedGame): string =>
  [whoText(game), outText(game)].filter((text) => text !== undefined).join('; ');
