import type { SportEvent } from '#domain/events/sportEvent.ts';
import type { Game } from '#domain/game/game.ts';
import { withPredictions } from '#slate/archive/eventRow.ts';
import type { SlateEvent, SlateGame } from '#slate/archive/slate.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import { readFollowedSeasons } from './followed/seasons.ts';
import { ANSWER_KEYS } from './keys.ts';
import { renderPlatformStats } from './platformStats.ts';
import { renderAnswers } from './render.ts';
import type { OnBreach } from './rendering.ts';

type Context = Pick<RefreshContext, 'store' | 'lease' | 'now' | 'log'>;

const byStart =
  <Item extends { readonly id: number }>(startOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    Date.parse(startOf(one)) - Date.parse(startOf(other)) || one.id - other.id;

const refusedBy =
  (log: (line: string) => void): OnBreach =>
  (what, reason) =>
    log(`left out of the answers: ${what}: ${reason}`);

async function gamesOf(
  { store }: Context,
  onSlate: readonly SlateGame[],
): Promise<readonly Game[]> {
  const ids = onSlate.flatMap(({ predictionId }) => predictionId ?? []);
  const predictions = await store.readPredictions(ids);
  return onSlate
    .map(({ game, predictionId }) => {
      const prediction = predictionId === undefined ? undefined : predictions.get(predictionId);
      return prediction ? { ...game, prediction } : game;
    })
    .toSorted(byStart(({ gameTime }) => gameTime));
}

/** Events with their predictions; a prediction that does not fit loses only its event. */
async function eventsOf(
  { store }: Context,
  slate: readonly SlateEvent[],
  refused: OnBreach,
): Promise<readonly SportEvent[]> {
  const ids = slate.flatMap(({ predictionIds }) => [...predictionIds.values()]);
  const rows = await store.readEventPredictions(ids);
  const whole = ({ event, predictionIds }: SlateEvent): SportEvent[] => {
    try {
      const predictions = [...predictionIds.values()].flatMap((id) => rows.get(id) ?? []);
      return [withPredictions(event, predictions)];
    } catch (error) {
      refused(`event ${event.id}`, String(error));
      return [];
    }
  };
  return slate.flatMap(whole).toSorted(byStart(({ startTime }) => startTime));
}

/** Start changes of a slate's contests. */
async function movedIn(
  { store }: Context,
  slate: { readonly games: readonly SlateGame[]; readonly events: readonly SlateEvent[] },
) {
  const first = (starts: readonly string[]) => new Date(Math.min(...starts.map(Date.parse)));
  const starts = slate.games.map(({ game }) => game.gameTime);
  const eventStarts = slate.events.map(({ event }) => event.startTime);
  const none = new Map<number, never>();
  return {
    games: starts.length > 0 ? await store.readStartChanges('games', first(starts)) : none,
    events:
      eventStarts.length > 0 ? await store.readStartChanges('events', first(eventStarts)) : none,
  };
}

/** Renders every answer of the slate that this run is about to publish, and stores them to go up with it. */
export async function renderAndSaveAnswers(
  context: Context,
  slate: {
    readonly contentHash: string;
    readonly sample: boolean;
    readonly games: readonly SlateGame[];
    readonly events: readonly SlateEvent[];
  },
): Promise<void> {
  const { store, lease, now, log } = context;
  const refused = refusedBy(log);
  const answers = renderAnswers(
    {
      contentHash: slate.contentHash,
      asOf: now.toISOString(),
      games: await gamesOf(context, slate.games),
      events: await eventsOf(context, slate.events, refused),
      record: await store.readRecord(),
      moved: await movedIn(context, slate),
    },
    refused,
  );
  const seasons = await readFollowedSeasons(context, slate.sample);
  const stored = [...answers, ...seasons].map(([key, answer]) => ({
    key,
    body: JSON.stringify(answer),
  }));
  await store.saveAnswers(lease, stored);
}

/** Renders the record's figures again, because grading has changed them since the slate went up. */
export async function replaceRecord({ store, lease, now, log }: Context): Promise<void> {
  const answer = renderPlatformStats(
    await store.readRecord(),
    await store.readPublishedFacts(),
    now.toISOString(),
    refusedBy(log),
  );
  const body = JSON.stringify(answer);
  await store.replaceAnswer(lease, { key: ANSWER_KEYS.platformStats, body });
}
