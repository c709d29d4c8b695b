import type { GolfTournament } from '../../events/golfTournament.ts';
import { sum } from '../../numbers/numbers.ts';
import { POSITION_BINS } from '../../outcomes/golf.ts';
import { ordinal } from '../../words/ordinal.ts';
import { type Fall, percentile } from './fall.ts';

/** Last place of each bin that has one. */
const LAST = [1, 3, 5, 10, 20, 30, 40, 50, Number.POSITIVE_INFINITY] as const;
const LABELS: readonly string[] = POSITION_BINS.map((bin) => {
  const label = bin
    .replace('-', '–')
    .replace('+', ' and worse')
    .replace(/\d+/g, (place) => ordinal(Number(place)));
  return /^[a-z]/.test(label) ? `${label.charAt(0).toUpperCase()}${label.slice(1)}` : label;
});

/** The place of a player in the order of finish; undefined if he is out, or did not play. */
function golfPlace({ field, result }: GolfTournament, id: string): number | undefined {
  if (!result || field.some((player) => player.id === id && player.out)) return undefined;
  const at = result.order.indexOf(id);
  return at < 0 ? undefined : at + 1;
}

/** The bin of a player's result. */
function binOf(tournament: GolfTournament, id: string): number | undefined {
  const player = tournament.field.find((one) => one.id === id);
  if (!tournament.result || !player) return undefined;
  if (player.out === 'cut') return POSITION_BINS.indexOf('missed cut');
  if (player.out) return POSITION_BINS.indexOf('withdrew');
  const place = golfPlace(tournament, id);
  return place === undefined ? undefined : LAST.findIndex((last) => place <= last);
}

/** Where one player finishes. */
export function golfFalls(tournament: GolfTournament, name: string | undefined): readonly Fall[] {
  const player = tournament.field.find((one) => one.name === name);
  const { outcome } = tournament.prediction ?? {};
  const counts = outcome?.players.find(({ id }) => id === player?.id);
  if (!outcome || !counts || !player) return [];
  const { runs } = outcome;
  const bin = binOf(tournament, player.id);
  const bars = counts.positions.map((count, at) => ({
    label: LABELS[at] ?? '',
    share: count / runs,
    side: 'none' as const,
    isResult: at === bin,
  }));
  const worse = bin === undefined ? 0 : sum(counts.positions.slice(bin + 1)) / runs;
  const same = bin === undefined ? 0 : (counts.positions[bin] ?? 0) / runs;
  const words =
    bin === undefined
      ? undefined
      : `${player.name}, ${(LABELS[bin] ?? '').toLowerCase()}: about the ${ordinal(percentile(worse, same))} percentile of ${runs.toLocaleString('en-US')} simulated tournaments, 99 being the best.`;
  return [{ title: `Where ${player.name} finishes`, bars, words }];
}
