import type { MarginRegion } from '#components/charts/marginPicture.ts';
import type { Game } from '#domain/game.ts';
import { LEAGUES } from '#domain/league.ts';
import { marketMargin } from './marketFlag.ts';

interface Entry {
  readonly tone: MarginRegion | 'line';
  readonly text: string;
}

/** What the colours of a game's margin chart stand for. */
export function keyEntries(game: Game): readonly Entry[] {
  const line = marketMargin(game);
  const away = game.awayTeam.shortName;
  const home = game.homeTeam.shortName;
  const draw: Entry[] = LEAGUES[game.league].canDraw ? [{ tone: 'draw', text: 'Draw' }] : [];
  const market: Entry[] = line === undefined ? [] : [{ tone: 'line', text: 'The market’s line' }];
  const lead = line ?? 0;
  // A favourite of less than a full point covers with every win.
  const homeTint: Entry[] = lead >= 1 ? [{ tone: 'home2', text: `${home} win, no cover` }] : [];
  const awayTint: Entry[] = lead <= -1 ? [{ tone: 'away2', text: `${away} win, no cover` }] : [];
  return [
    { tone: 'away', text: `${away} ${lead < 0 ? 'cover' : 'win'}` },
    ...awayTint,
    ...draw,
    ...homeTint,
    { tone: 'home', text: `${home} ${lead > 0 ? 'cover' : 'win'}` },
    ...market,
  ];
}
