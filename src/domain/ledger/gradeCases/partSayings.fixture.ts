import type { Saying } from '../exampleLedger.fixture.ts';
import { clock, dayOf, WINNER } from './gradeSayings.fixture.ts';

export const NAMES = ['Ann Abel', 'Ben Bird'];
export const ANN = { ...WINNER, pick: 'Ann Abel' };

export interface Part {
  readonly league: string;
  readonly part?: string;
  readonly names?: unknown;
  readonly bet?: object;
}

export const told = ({ league, part = '', names = NAMES, bet = {} }: Part): Saying => ({
  type: 'prediction',
  event: { id: 5, league, name: 'An evening', startTime: clock('18:00'), sample: false },
  part,
  ...(names !== undefined && { names }),
  picks: [{ ...ANN, ...bet }],
  prediction: { id: 51 },
});
export const judged = ({ part = '', bet = {} }: Omit<Part, 'league'>, change: object): Saying => ({
  type: 'grade',
  rule: 1,
  eventId: 5,
  part,
  predictionId: 51,
  predictionLine: 1,
  basis: 'pick',
  resultVersion: 1,
  startTime: clock('18:00'),
  result: { feed: 'espn', toldAt: clock('21:00') },
  ...ANN,
  ...bet,
  outcome: 'win',
  units: 100 / 110,
  ...change,
});
export const graded = (of: Part, change: object) =>
  dayOf(['10:00', told(of)], ['22:00', judged(of, change)]);

export const LOSS = { outcome: 'loss', units: -1 };
export const VOID = { outcome: 'void', units: 0 };
export const PUSH = { outcome: 'push', units: 0 };

export const bout = (
  ended: object,
  change: object = {},
  bet: object = {},
  names: unknown = NAMES,
) =>
  graded(
    { league: 'UFC', part: 'main', names, bet },
    {
      ended: { contest: 'bout', names: NAMES, winner: 'Ann Abel', method: 'knockout', ...ended },
      ...change,
    },
  );
export const BY_KNOCKOUT = { market: 'method', how: 'knockout' };
