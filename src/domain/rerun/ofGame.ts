import type { PredictedGame } from '../game/game.ts';
import type { Prediction } from '../game/prediction.ts';
import { LEAGUES } from '../leagues/league.ts';
import { otherEngineText } from '../product/engineReleases.ts';
import { marketSpread, marketTotal } from '../words/cardLines.ts';
import type { GameAbout } from './about.ts';
import { gameFigures } from './lines/game.ts';
import { givenLines } from './lines/given.ts';
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

/** The id of a game's re-run, in addresses: "game-18402". */
const rerunId = ({ id }: PredictedGame): string => `game-${id}`;

/** True if its simulated scores and its seed are stored. */
const canRunAgain = ({ prediction: { simulationData, recipe } }: PredictedGame): boolean =>
  simulationData.grid.length > 0 && recipe.seed !== '';

/** The id of the re-run whose what-if a page can offer; undefined if this engine cannot run it again. */
export const whatIfOf = (game: PredictedGame): string | undefined =>
  canRunAgain(game) && otherEngineText(game.prediction.recipe.engineVersion) === undefined
    ? rerunId(game)
    : undefined;

/** Whether its players' lines were drawn: their chances to play are. */
const hasLines = ({ projectedPlayerStats = [] }: Prediction): boolean =>
  projectedPlayerStats.some(({ plays }) => plays !== undefined);

/** A game's published prediction for a re-run; undefined if its simulated scores or its seed are not stored. */
export function rerunOfGame(game: PredictedGame): Rerunnable | undefined {
  if (!canRunAgain(game)) return undefined;
  const { prediction } = game;
  const { grid } = prediction.simulationData;
  const about = aboutGame(game);
  return {
    id: rerunId(game),
    prediction: prediction.id,
    recipe: prediction.recipe,
    about,
    said: {
      figures: [...gameFigures(prediction, about), ...givenLines(prediction.recipe, about)],
      hash: outcomeHash(grid),
    },
    ...(hasLines(prediction) && { playersOf: game.id }),
  };
}
