import type { League } from '#domain/leagues/league.ts';
import { goalPlaces } from '#domain/season/goalPlaces.ts';
import type { SeasonFormat } from '#domain/season/seasonFormat.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { ownGames } from './proved/gamesLeft.ts';
import type { Proved } from './proved/outcome.ts';
import { provedGoal } from './proved/provedGoal.ts';
import { teamStandings } from './proved/standing.ts';
import type { SeasonRules } from './run.ts';

/**
 * What is certain whatever happens, by team and then by goal in the format's order: proved, never guessed. Bounds count ties on points
 * against the claim, so that a tie-break is never foretold, and games that are not listed yet may end in any way; what is not proved
 * is undefined. "clinched" of a bad goal is relegation.
 * Once the regular season is over, places are exact, and so is who is out of the postseason, as long as no lots are drawn.
 */
export function certaintyOf(
  inputs: SeasonInputs,
  format: Pick<SeasonFormat, 'goals' | 'league' | 'games'>,
  rules?: SeasonRules,
): Proved[][] {
  const places = goalPlaces(format, inputs.season, inputs.teams.length);
  const own = rules && reasoned(inputs, places) ? ownGames(inputs, rules) : undefined;
  if (own) {
    return own.map(({ won, lost }) =>
      format.goals.map((_, goal) => {
        const bit = 2 ** goal;
        const ifWon = hasBit(won, bit);
        if (ifWon !== hasBit(lost, bit)) return undefined;
        return ifWon ? 'clinched' : 'eliminated';
      }),
    );
  }
  const asked = { inputs, standing: teamStandings(inputs, format.games), places };
  return inputs.teams.map((_, team) =>
    format.goals.map(({ id }) => {
      const given = places[id];
      return given ? provedGoal(asked, team, given) : undefined;
    }),
  );
}

const hasBit = (bits: number, bit: number): boolean => Math.floor(bits / bit) % 2 === 1;

/** Leagues whose field a committee chooses. */
const CHOSEN: readonly League[] = ['NCAAF', 'NCAAB'];

/** Whether a team's own games decide its goals: not where a committee chooses after them. A bracket that is drawn is decided so. */
const reasoned = ({ bracket, league }: SeasonInputs, places: object): boolean =>
  bracket !== undefined || (!CHOSEN.includes(league) && Object.keys(places).length > 0);
