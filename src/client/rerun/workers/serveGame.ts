import { marginHistogram, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { GameAbout } from '#domain/rerun/about.ts';
import { figuresOfGrid } from '#domain/rerun/lines/game.ts';
import { marginReach, shownRerunGame } from '#domain/rerun/shown/game.ts';
import type { SportModel } from '#engine/model.ts';
import { deriveGame } from '#engine/origin/deriveGame.ts';
import { givenBy } from '#engine/origin/givenBy.ts';
import type { WhatIf } from '#engine/whatIf/knob.ts';
import { serveWorker } from './serve.ts';

/** A worker of a team sport. */
export const serveGame = <Inputs>(
  model: SportModel<Inputs>,
  whatIf: WhatIf<Inputs, ScoreGrid, GameAbout>,
): void =>
  serveWorker<Inputs, ScoreGrid, GameAbout>({
    model,
    whatIf,
    figures: figuresOfGrid,
    given: givenBy(deriveGame),
    show: (grid, about, settings, published) =>
      shownRerunGame(grid, about, settings, marginReach(marginHistogram(published))),
  });
