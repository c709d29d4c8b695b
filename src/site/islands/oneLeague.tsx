import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { $leagueGames } from '#client/leagueGames.ts';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import type { League } from '#domain/leagues/league.ts';
// Charts of cards are in the analyzer's file (render/chunks.ts).
import './alive/analyzer.ts';
import { LeagueGames, type LeagueView } from './LeagueGames.tsx';

const roots = new WeakMap<HTMLElement, Root>();

function rootOf(place: HTMLElement): Root {
  const root = roots.get(place) ?? createRoot(place);
  roots.set(place, root);
  return root;
}

// Its games are requested again when the page takes a later slate: no page mixes parts of two slates.
document.addEventListener('drawn', () => $leagueGames.invalidate());

/** Shows one league's games in a place next to the list of all; empties it without a league. */
export function drawLeague(place: HTMLElement, league: League | undefined, view: LeagueView): void {
  flushSync(() =>
    rootOf(place).render(
      league && (
        <SectionBoundary>
          <LeagueGames league={league} {...view} />
        </SectionBoundary>
      ),
    ),
  );
}
