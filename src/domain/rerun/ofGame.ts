import type { PredictedGame } from '../game/game.ts';
import { LEAGUES } from '../leagues/league.ts';
import { marketSpread, marketTotal } from '../words/cardLines.ts';
import type { GameAbout } from './about.ts';
import { gameFigures } from './lines/game.ts';
import { outcomeHash } from './outcomeHash.ts';
import type { Rerunnable } from './rerunnable.ts';

function aboutGame(game: PredictedGame): GameAbout {
  const { homeTeam, awayTeam, availability } = game;
  const same = homeTeam.shortName === awayTeam.shortName;
  const name = ({ name: long, shortName }: typeof homeTeam): string => (same ? long : shortName);
  const { home, away } = availability ?? {};
  return {
    kind: 'game',
    home: name(homeTeam),
    away: name(awayTeam),
    canDraw: LEAGUES[game.league].canDraw,
    spread: marketSpread(game),
    total: marketTotal(game),
    starters: { home: home?.starter?.name, away: away?.starter?.name },
  };
}

/** A game's published prediction for a re-run; undefined if its simulated scores or its seed are not stored. */
export function rerunOfGame(game: PredictedGame): Rerunnable | undefined {
  const { prediction } = game;
  const { grid } = prediction.simulationData;
  if (grid.length === 0 || prediction.recipe.seed === '') return undefined;
  const about = aboutGame(game);
  return {
    id: `game-${game.id}`,
    prediction: prediction.id,
    recipe: prediction.recipe,
    about,
    said: { figures: gameFigures(prediction, about), hash: outcomeHash(grid) },
  };
}
