import f1 from '../fitted/f1.json' with { type: 'json' };
import nascar from '../fitted/nascar.json' with { type: 'json' };
import type { RacingParams, RacingRatings, RacingState } from './ratings.ts';
import type { RaceSeries } from './upcomingRace.ts';

/** What the fitting command writes. */
interface FittedRacing extends RacingState {
  readonly formatVersion: number;
  /** SHA-256 of the results it was fitted on. */
  readonly dataHash: string;
  /** First and last day of those races; NASCAR's are counted from the season's start. */
  readonly dataFrom: string;
  readonly dataTo: string;
  readonly params: RacingParams;
}

/** The ratings that the committed fit ends at: a copy of its own. All NASCAR series have the Cup's. */
export function initialRacing(series: RaceSeries): RacingRatings {
  const fitted: FittedRacing = series === 'F1' ? f1 : nascar;
  const { race, qualifying, retirements } = structuredCopy(fitted);
  return {
    league: series === 'F1' ? 'F1' : 'NASCAR-Cup',
    params: fitted.params,
    race,
    qualifying,
    retirements,
  };
}

const structuredCopy = <T>(plain: T): T => JSON.parse(JSON.stringify(plain));
