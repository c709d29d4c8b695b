import type { SideBox } from '#engine/players/football/box.ts';
import type { FootballParams } from '#engine/players/football/params.ts';
import type { FootballSquad } from '#engine/players/football/squad.ts';
import { learnFootball } from '#engine/players/football/state/learn.ts';
import { footballSquad } from '#engine/players/football/state/squadOf.ts';
import {
  emptyFootballState,
  type FootballPlayersState,
} from '#engine/players/football/state/state.ts';
import { announcedSituation, type Candidate, candidatesOf, rostersAhead } from './announced.ts';
import type { FootballFiles, FootballGame } from './games.ts';

export const VISIT_SIDES = ['home', 'away'] as const;
export type VisitSide = (typeof VISIT_SIDES)[number];

/** A side on the eve of a game: what was known, and what came. */
export interface SideVisit {
  readonly game: FootballGame;
  readonly side: VisitSide;
  readonly own: SideBox;
  readonly other: SideBox;
  readonly candidates: readonly Candidate[];
  readonly squad: FootballSquad;
  /** Before the game; changes afterwards. */
  readonly state: FootballPlayersState;
}

/**
 * Walks over the games in their order: both sides as known before each day, then learns the day's games.
 * @param until games of this season and later are not visited
 */
export function* eachEve(
  files: FootballFiles,
  params: FootballParams,
  until: number,
): Generator<readonly [home: SideVisit, away: SideVisit]> {
  const state = emptyFootballState();
  const ahead = rostersAhead(files.games);
  let waiting: FootballGame[] = [];
  for (const game of files.games) {
    if (game.season >= until) break;
    if (waiting[0] && waiting[0].date !== game.date) {
      for (const { box } of waiting) learnFootball(state, params, box);
      waiting = [];
    }
    const visit = (side: VisitSide): SideVisit => {
      const own = game.box[side];
      const candidates = candidatesOf(
        files,
        state,
        params,
        game,
        side,
        ahead.get(`${game.id}|${own.team}`) ?? [],
      );
      const squad = footballSquad(
        state,
        params,
        announcedSituation(params, game, side, candidates),
      );
      const other = game.box[side === 'home' ? 'away' : 'home'];
      return { game, side, own, other, candidates, squad, state };
    };
    yield [visit('home'), visit('away')];
    waiting.push(game);
  }
}
