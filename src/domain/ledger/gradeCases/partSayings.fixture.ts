import type { Saying } from '../exampleLedger.fixture.ts';
import { atTime, dayOfTime, WINNER } from './gradeSayings.fixture.ts';

export const BOXERS = ['Ann Abel', 'Ben Bird'];
export const ANN = { ...WINNER, pick: 'Ann Abel' };

export interface SaidPart {
  readonly league: string;
  readonly part?: string;
  readonly names?: unknown;
  readonly bet?: object;
}

export const told = ({ league, part = '', names = BOXERS, bet = {} }: SaidPart): Saying => ({
  type: 'prediction',
  event: { id: 5, league, name: 'An evening', startTime: atTime('18:00'), sample: false },
  part,
  ...(names !== undefined && { names }),
  picks: [{ ...ANN, ...bet }],
  prediction: { id: 51 },
});
export const judgedPart = (
  { part = '', bet = {} }: Omit<SaidPart, 'league'>,
  change: object,
): Saying => ({
  type: 'grade',
  rule: 1,
  eventId: 5,
  part,
  predictionId: 51,
  predictionLine: 1,
  basis: 'pick',
  resultVersion: 1,
  startTime: atTime('18:00'),
  result: { feed: 'espn', toldAt: atTime('21:00') },
  ...ANN,
  ...bet,
  outcome: 'win',
  units: 100 / 110,
  ...change,
});
export const gradedPart = (of: SaidPart, change: object) =>
  dayOfTime(['10:00', told(of)], ['22:00', judgedPart(of, change)]);

export const PUSH = { outcome: 'push', units: 0 };

export const boutSaying = (
  ended: object,
  change: object = {},
  bet: object = {},
  names: unknown = BOXERS,
) =>
  gradedPart(
    { league: 'UFC', part: 'main', names, bet },
    {
      ended: { contest: 'bout', names: BOXERS, winner: 'Ann Abel', method: 'knockout', ...ended },
      ...change,
    },
  );
export const BY_KNOCKOUT = { market: 'method', how: 'knockout' };
