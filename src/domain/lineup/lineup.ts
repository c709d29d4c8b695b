import type { PredictedGame } from '../game/game.ts';
import { type Side, teamOn } from '../game/predictedWinner.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import { leagueAverage } from './leagueAverage.ts';
import { namedStarter, type SeatedStarter } from './namedStarter.ts';
import { PLACES } from './positions.ts';
import { statText } from './statText.ts';

/** One row of the specification's lineup. */
export interface Starter {
  readonly key: string;
  readonly position: string;
  readonly name: string;
  /** "24.1 pts, 7.5 reb"; "" if nothing is counted at the position. */
  readonly line: string;
  /** The basis of the line. */
  readonly basis: string;
  /** A placeholder's number in the lineup, from 1. */
  readonly placeholder?: number | undefined;
}

export const LEAGUE_AVERAGE = 'League average';

const startsText = ({ sure }: SeatedStarter): string => (sure ? 'Starts' : 'Expected to start');

/** Blockers and goalkeepers have none of the counted figures. */
const NOTHING_COUNTED = 'No stats';

/** "Bills Starter 6", with the league's average line: never a random one. */
function placeholder(league: League, team: string, position: string, index: number): Starter {
  const line = statText(leagueAverage(league, position));
  return {
    key: `starter-${index + 1}`,
    position,
    name: `${team} Starter ${index + 1}`,
    line,
    basis: line === '' ? NOTHING_COUNTED : LEAGUE_AVERAGE,
    placeholder: index + 1,
  };
}

/** The feed names him, or we expect him, and no line of his was drawn. */
const named = (starter: SeatedStarter, position: string, index: number): Starter => ({
  key: `starter-${index + 1}`,
  position,
  name: starter.name,
  line: '',
  basis: `${startsText(starter)}; no projection of ours`,
});

/**
 * The specification's lineup of a side of which no player's line was drawn: placeholders by position (MLB 9, NFL 11, others 5;
 * college football shows who handles the ball), with the starting quarterback or pitcher in his place where he is known.
 */
export function lineup(game: PredictedGame, side: Side): readonly Starter[] {
  const { league } = game;
  const starter = namedStarter(game, side);
  const { shortName } = teamOn(game, side);
  const { sport, starters } = LEAGUES[league];
  return PLACES[sport]
    .slice(0, starters)
    .map((position, index) =>
      starter?.position === position
        ? named(starter, position, index)
        : placeholder(league, shortName, position, index),
    );
}
