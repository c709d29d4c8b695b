import { LEAGUES, type League } from '../leagues/league.ts';
import { grouped } from '../lists/grouped.ts';
import { addDays, type CalendarDate, easternDate, type Instant } from '../time/time.ts';

/** The score of a finished game. */
export interface FinalScore {
  /** ISO 8601 */
  readonly gameTime: string;
  readonly neutralSite: boolean;
  readonly home: { readonly name: string; readonly score: number };
  readonly away: { readonly name: string; readonly score: number };
}

/** The same from the side of one of its teams. */
export interface LastGame {
  readonly day: CalendarDate;
  readonly opponent: string;
  readonly where: 'home' | 'away' | 'neutral';
  readonly us: number;
  readonly them: number;
}

/** Games that a league's teams have played, by team name, latest first. */
export type LastGames = Readonly<Record<string, readonly LastGame[]>>;

const MOST = 5;
/** Five games take no longer in any league, and games of the season before say little. */
const DAYS = 60;

/** The first day whose games count. */
export const lastGamesFrom = (now: Instant): CalendarDate => addDays(easternDate(now), -DAYS);

const sidesOf = ({ gameTime, neutralSite, home, away }: FinalScore) => {
  const day = easternDate(gameTime);
  const side = (us: FinalScore['home'], them: FinalScore['home'], where: LastGame['where']) => ({
    team: us.name,
    game: {
      day,
      opponent: them.name,
      where: neutralSite ? 'neutral' : where,
      us: us.score,
      them: them.score,
    } satisfies LastGame,
  });
  return [side(home, away, 'home'), side(away, home, 'away')];
};

/** The last five games of each team, from a league's scores. */
export function lastGames(scores: readonly FinalScore[]): LastGames {
  const latest = scores.toSorted((one, other) => other.gameTime.localeCompare(one.gameTime));
  const byTeam = grouped(latest.flatMap(sidesOf), ({ team }) => team);
  return Object.fromEntries(
    [...byTeam].map(([team, played]) => [team, played.slice(0, MOST).map(({ game }) => game)]),
  );
}

export type GameEnding = 'won' | 'lost' | 'drew' | 'tied';

/** How a game ended for the team; a level one is a tie in football and a draw in soccer. */
export function gameEnding(league: League, { us, them }: LastGame): GameEnding {
  if (us === them) return LEAGUES[league].canDraw ? 'drew' : 'tied';
  return us > them ? 'won' : 'lost';
}

/** "won 3, lost 2": only results that occurred. */
export function lastGamesTally(league: League, games: readonly LastGame[]): string {
  const counts = grouped(games, (game) => gameEnding(league, game));
  return (['won', 'lost', 'drew', 'tied'] as const)
    .flatMap((outcome) => {
      const count = counts.get(outcome)?.length;
      return count === undefined ? [] : `${outcome} ${count}`;
    })
    .join(', ');
}
