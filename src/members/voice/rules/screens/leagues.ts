import { LEAGUES } from '#domain/leagues/league.ts';
import { easternMidday } from '#domain/time/time.ts';
import { gamesOfLeague, type VoiceBoard } from '../board.ts';
import { followSentences, leaguesFirst } from '../followed.ts';
import { type CallPlace, WELCOME } from '../place.ts';
import type { Scene } from '../scene.ts';
import { summarySentences } from '../summary.ts';
import { spokenDate } from '../times.ts';
import { spokenCount } from '../words.ts';
import { choices, voicePage } from './pages.ts';
import { againOption, backOption, option, type Screen } from './screen.ts';

type LeaguesPlace = Extract<CallPlace, { readonly at: 'leagues' }>;

const dayText = ({ date, today }: VoiceBoard): string =>
  today || date === undefined
    ? 'Today’s games.'
    : `The games of ${spokenDate(easternMidday(date))}.`;

/** How the member's teams stand, and the leagues with games on that day, followed ones first; or that there are none. */
export function leaguesScreen(place: LeaguesPlace, scene: Scene): Screen {
  const { board, now, follows } = scene;
  if (!board || board.leagues.length === 0) {
    return {
      say: [...followSentences(scene), ...summarySentences(board, now)],
      options: [backOption(WELCOME), againOption({ at: 'leagues', page: 0 })],
    };
  }
  const shown = voicePage(leaguesFirst(board, follows), place.page);
  const { page, pages } = shown;
  const here: CallPlace = { at: 'leagues', page };
  const next: CallPlace = { at: 'leagues', page: (page + 1) % pages };
  const before: CallPlace = page > 0 ? { at: 'leagues', page: page - 1 } : WELCOME;
  return {
    say: [...(page === 0 ? followSentences(scene) : []), dayText(board)],
    options: [
      ...choices(shown, (league, key) =>
        option(
          key,
          { at: 'games', league, page: 0 },
          `For ${spokenCount(gamesOfLeague(board, league).length, `${LEAGUES[league].name} game`)}`,
        ),
      ),
      ...(pages > 1 ? [option('#', next, 'For other leagues')] : []),
      backOption(before),
      againOption(here),
    ],
  };
}
