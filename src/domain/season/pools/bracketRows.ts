import type { SeasonTeam, SeasonView } from '../seasonView.ts';

/** The rounds of a league's postseason with every team that may still be in it. */
export interface BracketTable {
  /** Names of the rounds, and "Title" for winning it all. */
  readonly rounds: readonly string[];
  /** The likeliest champions first. */
  readonly teams: readonly SeasonTeam[];
  /** Teams that were in it in none of the seasons. */
  readonly never: number;
  /** Whether every team is in it in all seasons or in none: the field is known. */
  readonly isSet: boolean;
}

/** A round's name as a narrow column has it: "Conf. title" for "Conference championship". */
const shortRound = (name: string): string =>
  name.replace(/^Conference /, 'Conf. ').replace(/ championship$/, ' title');

/** Share of seasons in which a team is in the postseason at all. */
const inIt = ({ reached }: Pick<SeasonTeam, 'reached'>): number => reached[0] ?? 0;

/** Compares from the last round to the first. */
function byRounds(one: SeasonTeam, other: SeasonTeam): number {
  for (let round = one.reached.length - 1; round >= 0; round--) {
    const more = (other.reached[round] ?? 0) - (one.reached[round] ?? 0);
    if (more !== 0) return more;
  }
  return one.name < other.name ? -1 : 1;
}

/** Odds to advance, by round. */
export function bracketTable({
  teams,
  format,
}: Pick<SeasonView, 'teams' | 'format'>): BracketTable {
  const seen = teams.filter((team) => inIt(team) > 0);
  return {
    rounds: [...format.rounds.map(shortRound), 'Title'],
    teams: seen.toSorted(byRounds),
    never: teams.length - seen.length,
    isSet: seen.length > 0 && seen.every((team) => inIt(team) === 1 && team.left === 0),
  };
}
