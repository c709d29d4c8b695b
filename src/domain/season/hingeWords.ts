import { LEAGUES, type League } from '../leagues/league.ts';
import { seasonOddsText } from './oddsText.ts';
import type { Hinge, SeasonGame, SeasonTeam, SeasonView } from './seasonView.ts';

/** A share of a game's seasons: as a table says it, with words for none of them and for all. */
export const hingeShareText = (share: number): string => seasonOddsText(share, undefined);

/** A hinge with what it speaks of. */
export interface NamedHinge {
  readonly hinge: Hinge;
  readonly game: SeasonGame;
  readonly team: SeasonTeam;
  readonly home: SeasonTeam;
  readonly away: SeasonTeam;
  /** How far apart the team's odds are after a home and an away win, 0–1. */
  readonly gap: number;
}

const hingeGap = ({ home, away }: Hinge): number => Math.abs(home.share - away.share);

/** The hinges of a view, each with its game and teams; one whose game is not listed is left out. */
export function namedHinges({ hinges, games, teams }: SeasonView): readonly NamedHinge[] {
  const byNumber = new Map(teams.map((team) => [team.number, team]));
  const byGame = new Map(games.map((game) => [game.game, game]));
  return hinges.flatMap((hinge) => {
    const game = byGame.get(hinge.game);
    const [home, away, team] = [game?.home, game?.away, hinge.team].map((number) =>
      number === undefined ? undefined : byNumber.get(number),
    );
    return game && home && away && team
      ? [{ hinge, game, team, home, away, gap: hingeGap(hinge) }]
      : [];
  });
}

/** A team's odds in a hinge after a result of its own game. */
export function ownResults({ hinge, game, team }: NamedHinge) {
  const atHome = game.home === team.number;
  return {
    win: atHome ? hinge.home : hinge.away,
    // Football's rare ties are no result that anybody reckons with.
    draw: game.draw > 0 ? hinge.draw : undefined,
    lose: atHome ? hinge.away : hinge.home,
  };
}

/** Whether the team plays in the hinge's game itself. */
export const isOwn = ({ game, team }: NamedHinge): boolean =>
  game.home === team.number || game.away === team.number;

/** "win 71%, draw 60%, lose 38%" */
export function ownResultShares(named: NamedHinge): string {
  const { win, draw, lose } = ownResults(named);
  return [
    `win ${hingeShareText(win.share)}`,
    ...(draw ? [`draw ${hingeShareText(draw.share)}`] : []),
    `lose ${hingeShareText(lose.share)}`,
  ].join(', ');
}

/** "win 3,523 seasons, draw 812, lose 6,429": in how many runs the team's own game ended so. */
export function ownRuns(named: NamedHinge): string {
  const { win, draw, lose } = ownResults(named);
  return [
    `win ${win.runs.toLocaleString('en-US')} seasons`,
    ...(draw ? [`draw ${draw.runs.toLocaleString('en-US')}`] : []),
    `lose ${lose.runs.toLocaleString('en-US')}`,
  ].join(', ');
}

/** "Bills won it in 3,523 seasons, Jets in 6,429", and in how many it was drawn where draws count: the seasons that a hinge's shares are of. */
export function hingeRuns({ hinge, game, home, away }: NamedHinge): string {
  const seasons = ({ runs }: Hinge['home']): string => runs.toLocaleString('en-US');
  return [
    `${home.shortName} won it in ${seasons(hinge.home)} seasons`,
    `${away.shortName} in ${seasons(hinge.away)}`,
    ...(hinge.draw && game.draw > 0 ? [`drawn in ${seasons(hinge.draw)}`] : []),
  ].join(', ');
}

const SCHOOLS: readonly League[] = ['NCAAF', 'NCAAB'];

/** Clubs that are called by a nickname, as US teams are. */
const PLURAL_CLUBS =
  /\b(?:Wolves|Spurs|Rangers|Rovers|Wanderers|Red Bulls|Rapids|Timbers|Sounders|Whitecaps|Earthquakes)$/;

/**
 * "the Jets win", as nicknames are plural; a school or a club that is called by its place is one: "Oklahoma wins", "Liverpool wins".
 * A club with a nickname has no article: "Wolves win".
 */
export function sideWins(league: League, shortName: string): string {
  if (LEAGUES[league].sport === 'soccer' && PLURAL_CLUBS.test(shortName)) return `${shortName} win`;
  const isOne = SCHOOLS.includes(league) || LEAGUES[league].sport === 'soccer';
  return isOne ? `${shortName} wins` : `the ${shortName} win`;
}

/** What a goal is in a sentence, without what explains it: "finish in the top 5". */
export const goalVerb = ({ format }: Pick<SeasonView, 'format'>, goal: number): string =>
  format.goals[goal]?.verb.split(',')[0] ?? '';
