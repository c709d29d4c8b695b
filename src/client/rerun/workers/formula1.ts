import { raceFigures } from '#domain/rerun/lines/race.ts';
import { shownRace } from '#domain/rerun/shown/race.ts';
import { deriveRace } from '#engine/origin/events/race.ts';
import { givenBy } from '#engine/origin/givenBy.ts';
import { formula1 } from '#engine/racing/formula1/model.ts';
import { raceWhatIf } from '#engine/whatIf/race.ts';
import { serveWorker } from './serve.ts';

serveWorker({
  model: formula1,
  whatIf: raceWhatIf,
  figures: raceFigures,
  given: givenBy(deriveRace),
  show: (outcome, _about, settings) => shownRace(outcome, settings),
});
