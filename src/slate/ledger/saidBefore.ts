import { type LedgerLine, objectOf, parseJson } from '#domain/ledger/line.ts';
import { type PayloadFacts, payloadFacts } from '#domain/ledger/payload.ts';
import { namesRule } from '#domain/ledger/ruled.ts';
import type { Store } from '#slate/store.ts';
import type { Referred, SaidBeforeLine } from './store/saidBefore.ts';

const isGraded = ({ graded, payload }: PayloadFacts): boolean =>
  graded !== undefined && namesRule(payload);

/** The line with the inputs that a prediction's seed was drawn for. */
const inputsLineOf = (payload: unknown): unknown =>
  objectOf(objectOf(objectOf(objectOf(payload).prediction).recipe).seedFrom).inputsLine;

/** Everything in earlier lines that decides whether these are right. */
export function saidBeforeLine(
  store: Pick<Store, 'readSaidBefore'>,
  lines: readonly LedgerLine[],
): Promise<readonly SaidBeforeLine[]> {
  const facts = lines.flatMap(({ payload }) => payloadFacts(parseJson(payload)) ?? []);
  const ofKind = (of: 'game' | 'event') => facts.filter(({ reference }) => reference?.of === of);
  const ids = (of: 'game' | 'event', counts: (one: PayloadFacts) => boolean) =>
    ofKind(of)
      .filter(counts)
      .flatMap(({ reference }) => reference?.id ?? []);
  const predictions = (of: 'game' | 'event') =>
    ofKind(of).flatMap(({ reference }) => reference?.predictionId ?? []);
  const referred: Referred = {
    games: predictions('game'),
    events: predictions('event'),
    lines: facts
      .flatMap(({ graded, payload }) => [graded?.line, inputsLineOf(payload)])
      .filter((line) => typeof line === 'number'),
    gradedGames: ids('game', isGraded),
    gradedEvents: ids('event', isGraded),
    predictedGames: ids('game', ({ type }) => type === 'prediction'),
  };
  return store.readSaidBefore(referred, lines[0]?.seq ?? 0);
}
