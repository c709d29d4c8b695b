import { createRoot, type Root } from 'react-dom/client';
import { setMarks } from '#client/gameClock.ts';
import { fetchUpcoming } from '#client/games.ts';
import { clock } from '#clock';
import { GameCard } from '#components/game/GameCard.tsx';
import { GameDays } from '#components/game/GameDays.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { findLeague } from '#domain/league.ts';
import type { ListedGame } from '#domain/listedGame.ts';
import { sortGames } from '#domain/sortGames.ts';
import { clockTime } from '#domain/time.ts';

const roots = new WeakMap<HTMLElement, Root>();

interface Props {
  readonly games: readonly ListedGame[];
  readonly now: Date;
}

const Cards = ({ games, now }: Props) =>
  games.map((game) => <GameCard key={game.id} game={game} now={now} />);

/** Draws one list anew and says when its data are of. */
async function draw(list: HTMLElement): Promise<void> {
  const games = await fetchUpcoming(findLeague(list.dataset.gamesOf ?? ''));
  const now = clock.now();
  const shown = sortGames(games, now).slice(0, Number(list.dataset.limit));
  const root = roots.get(list) ?? createRoot(list);
  roots.set(list, root);
  root.render(
    <SectionBoundary>
      {list.dataset.byDay === undefined ? (
        <Cards games={shown} now={now} />
      ) : (
        <GameDays games={shown} now={now} />
      )}
    </SectionBoundary>,
  );
  for (const stamp of document.querySelectorAll('time[data-stamp]')) {
    stamp.textContent = clockTime(now);
  }
  requestAnimationFrame(() => {
    for (const game of list.querySelectorAll<HTMLElement>('[data-start]')) setMarks(game, now);
  });
}

/** Lists of a page whose slate is no longer up show the games of the one that is. What cannot be had stays as it was. */
export function drawNewerGames(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-games-of]')) {
    draw(list).catch((error: unknown) => console.warn('Newer games cannot be had', error));
  }
}
