import { renderToStaticMarkup } from 'react-dom/server';
import { sportTitle } from '#components/event/eventTitle.ts';
import { MatchGroups } from '#components/event/tennis/MatchGroups.tsx';
import { MatchView } from '#components/event/tennis/MatchView.tsx';
import { matchMeta } from '#components/event/tennis/matchMeta.ts';
import { nextRows } from '#components/event/tennis/nextRows.ts';
import { tennisSchedule } from '#contract/answers/tennis/event.ts';
import { tennisPrediction } from '#contract/answers/tennis/prediction.ts';
import { tennisStatsOf } from '#contract/answers/tennis/stats.ts';
import { oldestAsOf } from '#contract/asOf.ts';
import { lastingEventPath } from '#domain/archive/eventAddress.ts';
import { begunLast } from '#domain/events/begunLast.ts';
import { comingAndArchive } from '#domain/events/comingAndArchive.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { isPredictedMatch, type PredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import type { LedgerEntry } from '#domain/ledger/entry.ts';
import { matchPath } from '#domain/product/paths.ts';
import { TennisBoard } from '#islands/TennisBoard.tsx';
import { Island } from '../Island.tsx';
import type { OwnPage, PageFacts, TitledPage } from './ownPage.ts';

const TENNIS_TITLE = 'Tennis Predictions';

const matchesOf = (events: readonly SportEvent[]) =>
  events.flatMap((event) => (event.kind === 'match' ? [event] : []));

/** Predicted matches to come, those that have begun last. */
export const comingMatches = (
  events: readonly SportEvent[],
  now: Date,
): readonly PredictedMatch[] =>
  begunLast(comingAndArchive(upcomingEvents(matchesOf(events), now), []).coming, now).filter(
    isPredictedMatch,
  );

/**
 * What the page of tennis takes from the slate: its board.
 * @param archive markup of the samples below the predictions
 */
export function tennisPage({ events, now }: Omit<PageFacts, 'last'>, archive: string): TitledPage {
  const matches = matchesOf(events);
  const coming = comingMatches(events, now);
  const paths = Object.fromEntries(coming.map((match) => [match.id, matchPath(match)]));
  const predictions = coming.flatMap((match) => tennisPrediction(match) ?? []);
  const groups = renderToStaticMarkup(<MatchGroups matches={coming} archive={archive !== ''} />);
  return {
    title: sportTitle(TENNIS_TITLE, matches, now),
    parts: {
      board: (
        <Island
          name="tennis"
          html={groups + archive}
          of={
            <TennisBoard
              built={tennisSchedule(matches, now)}
              stats={tennisStatsOf(matches, now)}
              asOf={oldestAsOf(matches)}
              builtAt={now.toISOString()}
              live={coming.flatMap(({ sample, prediction }) => (sample ? [] : [prediction.id]))}
              next={nextRows(predictions, paths, now)}
              paths={paths}
            />
          }
        />
      ),
    },
  };
}

/** What a match's page takes from the slate; undefined once the slate has no such match. */
export function matchPage(
  path: string,
  events: readonly SportEvent[],
  ledger: ReadonlyMap<number, LedgerEntry>,
  now: Date,
): OwnPage | undefined {
  const match = matchesOf(events)
    .filter(isPredictedMatch)
    .find((one) => matchPath(one) === path);
  const made = match && tennisPrediction(match);
  if (!match || !made) return undefined;
  const entry = ledger.get(match.prediction.id);
  const kept = lastingEventPath(match.id);
  const sealed = entry && { entry, start: match.startTime, kept };
  return {
    title: matchMeta(match, made, comingMatches(events, now)).title,
    parts: { match: <MatchView match={match} sealed={sealed} now={now} /> },
  };
}
