import { matchFigures } from '#domain/rerun/lines/match.ts';
import { shownMatch } from '#domain/rerun/shown/match.ts';
import { deriveMatch } from '#engine/origin/events/match.ts';
import { givenBy } from '#engine/origin/givenBy.ts';
import { tennisModel } from '#engine/tennis/model.ts';
import { tennisWhatIf } from '#engine/whatIf/tennis.ts';
import { serveWorker } from './serve.ts';

serveWorker({
  model: tennisModel,
  whatIf: tennisWhatIf,
  figures: matchFigures,
  given: givenBy(deriveMatch),
  show: shownMatch,
});
