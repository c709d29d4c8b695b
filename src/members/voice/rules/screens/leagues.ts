import { LEAGUES } from '#domain/leagues/league.ts';
import { easternMidday } from '#domain/time/time.ts';
import { type Board, gamesIn } from '../board.ts';
import { type Place, WELCOME } from '../place.ts';
import type { Scene } from '../scene.ts';
import { summarySentences } from '../summary.ts';
import { spokenDate } from '../times.ts';
import { spokenCount } from '../words.ts';
import { choices, pageOf } from './pages.ts';
import { again, back, option, type Screen } from './screen.ts';

type LeaguesPlace = Extract<Place, { readonly at: 'leagues' }>;

const dayText = ({ date, today }: Board): string =>
  today || date === undefined
    ? 'Today’s games.'
    : `The games of ${spokenDate(easternMidday(date))}.`;

/** The leagues with games on that day, by key; or that there are none. */
export function leaguesScreen(place: LeaguesPlace, { board, now }: Scene): Screen {
  if (!board || board.leagues.length === 0) {
    return {
      say: summarySentences(board, now),
      options: [back(WELCOME), again({ at: 'leagues', page: 0 })],
    };
  }
  const shown = pageOf(board.leagues, place.page);
  const { page, pages } = shown;
  const here: Place = { at: 'leagues', page };
  const next: Place = { at: 'leagues', page: (page + 1) % pages };
  const before: Place = page > 0 ? { at: 'leagues', page: page - 1 } : WELCOME;
  return {
    say: [dayText(board)],
    options: [
      ...choices(shown, (league, key) =>
        option(
          key,
          { at: 'games', league, page: 0 },
          `For ${spokenCount(gamesIn(board, league).length, `${LEAGUES[league].name} game`)}`,
        ),
      ),
      ...(pages > 1 ? [option('#', next, 'For other leagues')] : []),
      back(before),
      again(here),
    ],
  };
}
