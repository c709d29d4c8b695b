import {
  tennisEvent,
  tennisSchedule,
  tennisToursOf,
  tourNames,
} from '#contract/answers/tennis/event.ts';
import { tennisPrediction } from '#contract/answers/tennis/prediction.ts';
import { tennisEventSchema, tennisPredictionSchema } from '#contract/answers/tennis/schema.ts';
import { tennisStatsOf } from '#contract/answers/tennis/stats.ts';
import { oldestAsOf } from '#contract/asOf.ts';
import * as contract from '#contract/tennis.ts';
import { ofSport } from '#domain/events/sportEvent.ts';
import { isOpen, latestEnd } from '#domain/events/upcomingEvents.ts';
import { ANSWER_KEYS } from './keys.ts';
import { checkedJson, item, type OnBreach, type RenderedSlate } from './rendering.ts';
import {
  object,
  property,
  type TimedPiece,
  type TimedText,
  timedList,
  timeline,
} from './timedText.ts';

/** The slate's tennis over time: next and last match of every tour, predictions, figures and tours. */
export function renderTennis(
  { events, asOf }: RenderedSlate,
  refused: OnBreach,
): readonly (readonly [string, TimedText])[] {
  const matches = ofSport(events, 'Tennis')
    .filter((event) => event.kind === 'match')
    .filter((match) => checkedJson(tennisEventSchema, tennisEvent(match), match.name, refused));
  const first = Date.parse(asOf);
  const ends = matches.map(latestEnd);

  /** What changes as matches end, of each tour in turn. */
  const ofTours = (
    render: (name: string, own: typeof matches, at: Date) => TimedPiece,
  ): TimedPiece[] =>
    tourNames(matches).flatMap((name) => {
      const own = matches.filter(({ tour }) => tour === name);
      return timeline(first, own.map(latestEnd), (at) => render(name, own, at));
    });
  const one = (when: 'upcoming' | 'recent') =>
    ofTours((name, own, at) => {
      const match = tennisSchedule(own, at)[when][name] ?? null;
      return { text: `${JSON.stringify(name)}:${JSON.stringify(match)}`, asOf: match?.asOf };
    });
  const predictions = matches.filter(isOpen).flatMap((match) => {
    const prediction = tennisPrediction(match);
    const times = { until: latestEnd(match) };
    return prediction ? item(tennisPredictionSchema, prediction, refused, times) : [];
  });
  const confirmed = oldestAsOf(matches);
  const figures = timeline(first, ends, (at) => {
    const body = { ...tennisStatsOf(matches, at), asOf: confirmed ?? null };
    const text = checkedJson(contract.tennisStats.answer, body, 'tennis figures', refused);
    return { text: text ?? 'null', asOf: confirmed };
  });
  const tours = ofTours((_, own, at) => {
    const [tour] = tennisToursOf(own, at);
    return { text: JSON.stringify(tour), asOf: tour?.asOf };
  });
  return [
    [
      ANSWER_KEYS.tennis,
      object([
        property('upcoming', object(one('upcoming'))),
        property('recent', object(one('recent'))),
      ]),
    ],
    [ANSWER_KEYS.tennisPredictions, timedList(predictions)],
    [ANSWER_KEYS.tennisStats, { open: '', close: '', parts: figures }],
    [ANSWER_KEYS.tennisTours, timedList(tours)],
  ];
}
