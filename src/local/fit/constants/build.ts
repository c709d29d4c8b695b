import type { FilterParams, SituationParams, TotalParams } from '#engine/ratings/marginParams.ts';

/**
 * Constants of the rating filters, found by maximising the likelihood of seasons before the two held out (the
 * closing line's probability as label where there is one). The NFL's last-week term was added after a first look
 * at the held-out seasons, on the evidence of earlier ones. Points; standard deviations where the name ends in Sd.
 * The win probability's slope and the totals' bias here are only where their own estimation starts.
 */
type FilterValues = Partial<FilterParams> &
  Pick<FilterParams, 'drift' | 'carry' | 'offseason' | 'clip' | 'slope' | 'homeSeason'>;

export const filter = (values: FilterValues): FilterParams => ({
  lineSd: 1,
  surprise: 0,
  early: 0,
  earlyGames: 1,
  programWeight: 0,
  programPace: 0,
  slot: 0,
  ...values,
});

type TotalValues = Partial<TotalParams> &
  Pick<
    TotalParams,
    'prior' | 'drift' | 'carry' | 'offseason' | 'scoreSd' | 'basePrior' | 'baseDrift'
  >;

export const totals = (values: TotalValues): TotalParams => ({
  lineSd: 1,
  clip: 3,
  baseVariance: 25,
  baseOffseason: 0,
  parkVariance: 0,
  parkOffseason: 0,
  bias: 0,
  ...values,
});

export const ORDINARY: SituationParams = {
  homeBackToBack: 0,
  awayBackToBack: 0,
  bye: 0,
  postseason: 0,
  lockedIn: 0,
};
