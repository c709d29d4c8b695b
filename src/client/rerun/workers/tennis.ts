import { matchFigures } from '#domain/rerun/lines/match.ts';
import { shownMatch } from '#domain/rerun/shown/match.ts';
import { tennis } from '#engine/tennis/model.ts';
import { tennisWhatIf } from '#engine/whatIf/tennis.ts';
import { serve } from './serve.ts';

serve({ model: tennis, whatIf: tennisWhatIf, figures: matchFigures, show: shownMatch });
