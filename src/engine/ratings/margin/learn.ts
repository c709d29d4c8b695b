import type { RatedResult } from '../game.ts';
import { learnMargin } from './filter.ts';
import { playedFixture } from './fixture.ts';
import { countMarginGame } from './roster.ts';
import type { MarginInWork } from './state.ts';
import { learnTotal } from './total.ts';

/** Updates a state, which must stand at the game's season and day, with one finished game. */
export function learnMarginResult(state: MarginInWork, result: RatedResult): void {
  const game = playedFixture(state.league, state.params.scale, state.roster, result);
  if (state.line) learnMargin(state.line, game);
  learnMargin(state.score, game);
  learnTotal(state.total, game);
  countMarginGame(state.roster, game.home, game.away, result, !Number.isNaN(game.line));
}
