import { tennisPrediction } from '#contract/answers/tennis/prediction.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import { matchPath } from '#domain/product/paths.ts';
import { noteWords } from '#domain/words/noteWords.ts';
import { MatchCard } from './MatchCard.tsx';

/** A match's card; nothing until the match is simulated. */
export function PredictedMatch({ match }: { readonly match: StoredEvent<TennisMatch> }) {
  const made = tennisPrediction(match);
  if (!match.prediction || !made) return null;
  const authored = match.source === 'authored';
  /** World rankings are kept for authored matches only. */
  const ranked = authored || !match.sample;
  return (
    <MatchCard
      prediction={made}
      ranks={ranked ? { home: match.a.rank, away: match.b.rank } : {}}
      notes={match.prediction.recipe.notes.map(noteWords)}
      href={authored ? undefined : matchPath(match)}
    />
  );
}
