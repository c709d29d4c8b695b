import type { Game } from '#domain/game.ts';
import { LEAGUES } from '#domain/league.ts';
import { clockTime } from '#domain/time.ts';
import { Panel } from './Panel.tsx';
import { startText, statusText, venueText } from './whenWhere.ts';

/** League, start, venue and status. */
export function GameInfoPanel({ game }: { readonly game: Game }) {
  const venue = venueText(game);
  const rows = [
    ['League', LEAGUES[game.league].name],
    ['Date', startText(game)],
    ...(venue === undefined ? [] : [['Venue', venue] as const]),
    ['Status', statusText(game)],
    ['As of', clockTime(game.asOf)],
  ] as const;
  return (
    <Panel title="Game Information">
      <dl className="dl">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
