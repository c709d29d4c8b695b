import { LEAGUES } from '#domain/leagues/league.ts';
import { SEASONS_PATH, seasonPath } from '#domain/season/seasonPaths.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { favoritesText, titleVerb } from './seasonTitle.ts';

/** Every season that is forecast, in one line that slides: its league and who is likeliest to win it. Nothing without one. */
export function SeasonNow({ views }: { readonly views: readonly SeasonView[] }) {
  if (views.length === 0) return null;
  return (
    <nav className="season-now" aria-label="Season odds">
      <a href={SEASONS_PATH}>Season odds</a>
      {views.map((view) => (
        <a key={view.league} href={seasonPath(view.league)}>
          {`${LEAGUES[view.league].name}: `}
          <b>{favoritesText(view, 1)}</b>
          <span className="visually-hidden">{` to ${titleVerb(view)}`}</span>
        </a>
      ))}
    </nav>
  );
}
