import { type GolfOutcome, POSITION_BINS } from '../../outcomes/golf.ts';
import type { TournamentAbout } from '../about.ts';
import type { KnobSettings, ShownWhatIf } from './shown.ts';

const SHORT: Readonly<Record<string, string>> = { 'missed cut': 'Cut', withdrew: 'Out' };

/** A simulated tournament for a what-if: the finishing places of the chosen player (`settings.who`, by index). */
export function shownTournament(
  outcome: GolfOutcome,
  { names }: TournamentAbout,
  settings: KnobSettings,
): ShownWhatIf {
  const who = settings.who ?? 0;
  const { players, runs, cut } = outcome;
  const player = players[who];
  const name = names[who] ?? player?.id ?? '';
  const share = (count: number | undefined): number => (count ?? 0) / runs;
  return {
    title: `Finish of ${name}`,
    bars: POSITION_BINS.map((bin, at) => ({
      label: SHORT[bin] ?? bin.replace('-', '–'),
      tone: 'home',
      share: share(player?.positions[at]),
    })),
    shares: [
      { label: `${name} wins`, share: share(player?.wins), winner: true },
      { label: 'Top 5', share: share(player?.top5) },
      { label: 'Top 10', share: share(player?.top10) },
      { label: 'Top 20', share: share(player?.top20) },
      ...(cut ? [{ label: 'Makes the cut', share: share(player?.madeCut) }] : []),
    ],
    means: [
      {
        label: 'Mean round to par',
        signed: true,
        mean: (player?.strokes ?? 0) / Math.max(player?.rounds ?? 0, 1),
      },
    ],
  };
}
