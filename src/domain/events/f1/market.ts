import type { RaceOutcome } from '../../outcomes/race.ts';
import { writtenFairAmerican } from '../../prices/fairPrice.ts';
import { type StatusLabel, statusLabel } from './statusLabel.ts';

/** Markets of a race as named in the address; qualifying is shown as Pole Position. */
export const F1_MARKETS = [
  { id: 'race-winner', label: 'Race Winner' },
  { id: 'podium', label: 'Podium' },
  { id: 'fastest-lap', label: 'Fastest Lap' },
  { id: 'qualifying', label: 'Pole Position' },
] as const;

export interface MarketRow {
  readonly driver: string;
  readonly team: string;
  /** 0–1 */
  readonly share: number;
  /**
   * American price at which a bet would break even, written the way books write prices; undefined for what always or never
   * happened.
   */
  readonly fair: number | undefined;
  readonly label: StatusLabel;
}

/** A share rounded as tables print it, to a tenth of a percent, so that its label fits the printed figure. */
const printed = (share: number): number => Math.round(1000 * share) / 1000;

/**
 * A market's table, likeliest first; equals in the order of the entrants.
 * @param shares by entrant, 0–1
 * @param places that the market pays: 3 for a podium
 */
export const marketRows = (
  { entrants }: Pick<RaceOutcome, 'entrants'>,
  shares: readonly number[],
  places = 1,
): MarketRow[] =>
  entrants
    .map(({ driver, team }, index) => {
      const share = shares[index] ?? 0;
      return {
        driver,
        team,
        share,
        fair: writtenFairAmerican(share),
        label: statusLabel(printed(share), places),
      };
    })
    .sort((one, other) => other.share - one.share);
