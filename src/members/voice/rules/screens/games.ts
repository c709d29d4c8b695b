import { LEAGUES } from '#domain/leagues/league.ts';
import { followedInCall } from '../followed.ts';
import { spokenTitle } from '../gameSentences.ts';
import { type CallPlace, LEAGUES_PAGE } from '../place.ts';
import type { Scene } from '../scene.ts';
import { spokenClock, spokenZone } from '../times.ts';
import { cardinal, spokenCount } from '../words.ts';
import { choices, voicePage } from './pages.ts';
import { againOption, backOption, option, type Screen } from './screen.ts';

type GamesPlace = Extract<CallPlace, { readonly at: 'games' }>;

/** A league's games on that day, nine at a time, by key. */
export function gamesScreen(
  { league, page: wanted }: GamesPlace,
  { board, follows }: Scene,
): Screen {
  const { name } = LEAGUES[league];
  const games = board ? followedInCall(board, league, follows) : [];
  const [first] = games;
  if (!first) {
    return {
      say: [`No ${name} game is left on our list.`],
      options: [
        backOption(LEAGUES_PAGE, 'For the other leagues'),
        againOption({ at: 'games', league, page: 0 }),
      ],
    };
  }
  const shown = voicePage(games, wanted);
  const { page, pages } = shown;
  const at = (to: number): CallPlace => ({ at: 'games', league, page: to });
  const of = pages > 1 ? ` Page ${cardinal(page + 1)} of ${cardinal(pages)}.` : '';
  return {
    say: [
      `${spokenCount(games.length, `${name} game`)}. Times are ${spokenZone(first.gameTime)}.${of}`,
    ],
    options: [
      ...choices(shown, (game, key) => {
        const time = game.timeKnown ? `, at ${spokenClock(game.gameTime)}` : '';
        return option(key, { at: 'game', id: game.id }, `For ${spokenTitle(game)}${time}`);
      }),
      ...(pages > 1 ? [option('#', at((page + 1) % pages), 'For more games')] : []),
      page > 0
        ? backOption(at(page - 1), 'For the page before')
        : backOption(LEAGUES_PAGE, 'For the leagues'),
      againOption(at(page)),
    ],
  };
}
