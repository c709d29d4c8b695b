import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import { placeText } from '#domain/words/placeText.ts';
import type { Fact } from '../../ui/Facts.tsx';
import { surfaceText } from './surfaces.ts';

/** The known facts about a match. */
export const matchFacts = (match: TennisMatch): readonly Fact[] => [
  ['Tour', match.tour],
  ['Tournament', match.tournament],
  ['Round', match.round],
  ['Surface', match.surface === undefined ? 'Unknown' : surfaceText(match.surface)],
  ['Format', `Best of ${match.bestOf} sets`],
  ['Venue', placeText(match.venue?.name, match.venue?.city, match.venue?.country)],
];
