import { followedAnswer } from '#contract/answers/followed/answer.ts';
import { gameContest } from '#contract/answers/followed/contest.ts';
import { followedSeason } from '#contract/answers/followed/season.ts';
import { lopsidedGames } from '#contract/answers/followed/worth.ts';
import type { FollowedAnswer } from '#contract/followed.ts';
import { EXAMPLE_PLAYER } from '#domain/follow/playerNow.fixture.ts';
import { askedKey, type PlayerNow } from '#domain/follow/playerNow.ts';
import type { Game } from '#domain/game/game.ts';
import { teamOn } from '#domain/game/predictedWinner.ts';
import type { League } from '#domain/leagues/league.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { slug } from '#domain/words/slug.ts';

const HOUR_MS = 3_600_000;

/** The answer about the teams of a season, their league and a league that is not played, and a player: one team has a game tonight, was beaten yesterday, and its season hangs on a game. */
export function completeFollowed(game: Game, view: SeasonView, asleep: League): FollowedAnswer {
  const now = new Date(Date.parse(game.gameTime) - HOUR_MS);
  const seen = new Date(now.getTime() - HOUR_MS).toISOString();
  const over: Game = {
    ...game,
    id: 7,
    gameTime: new Date(now.getTime() - 24 * HOUR_MS).toISOString(),
    status: 'final',
    score: { home: 20, away: 24 },
    detail: 'Final',
  };
  const page = game.league;
  const names = [teamOn(game, 'home').name, ...view.teams.map(({ name }) => name)];
  const sides = new Set(names.map((name) => `${page.toLowerCase()}:${slug(name)}`));
  const player = askedKey(EXAMPLE_PLAYER);
  const { next, last } = EXAMPLE_PLAYER;
  const playing: PlayerNow = {
    ...EXAMPLE_PLAYER,
    next: next && { ...next, gameTime: game.gameTime },
    last: last && { ...last, gameTime: over.gameTime },
  };
  return followedAnswer(
    [...sides, page.toLowerCase(), asleep.toLowerCase(), player],
    {
      contests: new Map([[page, [gameContest(over, seen), gameContest(game, seen)]]]),
      events: new Map(),
      seasons: new Map([[page, followedSeason(view)]]),
      deciding: [],
      lopsided: lopsidedGames([game], seen),
      players: new Map([[player, playing]]),
    },
    now,
  );
}
