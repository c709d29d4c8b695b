import { raceFigures } from '#domain/rerun/lines/race.ts';
import { shownRace } from '#domain/rerun/shown/race.ts';
import { deriveRace } from '#engine/origin/events/race.ts';
import { givenBy } from '#engine/origin/givenBy.ts';
import { stockcar } from '#engine/racing/stockcar/model.ts';
import { raceWhatIf } from '#engine/whatIf/race.ts';
import { serveWorker } from './serve.ts';

serveWorker({
  model: stockcar,
  whatIf: raceWhatIf,
  figures: raceFigures,
  given: givenBy(deriveRace),
  show: (outcome, _about, settings) => shownRace(outcome, settings),
});
