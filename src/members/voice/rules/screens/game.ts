import type { CardGame } from '#domain/game/listedGame.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { isOld } from '../age.ts';
import { followedInCall } from '../followed.ts';
import { gameSentences } from '../gameSentences.ts';
import { type CallPlace, LEAGUES_PAGE } from '../place.ts';
import type { Scene } from '../scene.ts';
import { spokenAge } from '../times.ts';
import { PER_PAGE } from './pages.ts';
import { againOption, backOption, option, type Screen } from './screen.ts';

type GamePlace = Extract<CallPlace, { readonly at: 'game' }>;

/** Said before figures that nobody has confirmed for a day. */
const oldText = ({ asOf }: CardGame, now: Date): readonly string[] =>
  isOld(asOf, now)
    ? [`These numbers were last updated ${spokenAge(asOf, now)}. No price here is current.`]
    : [];

/** One game's figures, and the way to the next one. */
export function gameScreen(place: GamePlace, { board, now, follows }: Scene): Screen {
  const game = board?.games.find(({ id }) => id === place.id);
  if (!board || !game) {
    return {
      say: ['That game has started or is off our list, so its prices are closed.'],
      options: [backOption(LEAGUES_PAGE, 'For the games'), againOption(place)],
    };
  }
  const { league } = game;
  const games = followedInCall(board, league, follows);
  const index = games.indexOf(game);
  const next = games[(index + 1) % games.length] ?? game;
  const page = Math.floor(index / PER_PAGE);
  return {
    say: [...oldText(game, now), ...gameSentences(game, now)],
    options: [
      ...(games.length > 1 ? [option('#', { at: 'game', id: next.id }, 'For the next game')] : []),
      backOption({ at: 'games', league, page }, `For the ${LEAGUES[league].name} games`),
      againOption(place),
    ],
  };
}
