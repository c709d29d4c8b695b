import type { OddsTrouble } from '#domain/operation/oddsFeeds.ts';
import { plainText } from '../reading/fields.ts';

/** 401 is a wrong key and a used-up quota alike: its `error_code` says which. */
const BY_CODE: Readonly<Record<string, OddsTrouble>> = {
  INVALID_KEY: 'wrongKey',
  MISSING_KEY: 'wrongKey',
  DEACTIVATED_KEY: 'wrongKey',
  OUT_OF_USAGE_CREDITS: 'spent',
  EXCEEDED_FREQ_LIMIT: 'busy',
};

const field = (body: unknown, name: string): string | undefined =>
  typeof body === 'object' && body !== null
    ? plainText(Object.entries(body).find(([key]) => key === name)?.[1])
    : undefined;

/** The trouble that a refusal of The Odds API means; the status decides if there is no code that we know. */
export function oddsApiTrouble(status: number, body: unknown): OddsTrouble {
  const known = BY_CODE[field(body, 'error_code')?.toUpperCase() ?? ''];
  if (known) return known;
  if (/usage (quota|credits)|out of .*credits/i.test(field(body, 'message') ?? '')) return 'spent';
  if (status === 401 || status === 403) return 'wrongKey';
  if (status === 402) return 'spent';
  if (status === 429) return 'busy';
  return status >= 500 ? 'down' : 'refused';
}

/** A refusal in a few words: its status and code, never its address. */
export const refusalText = (status: number, body: unknown): string =>
  [`status ${status}`, field(body, 'error_code')].filter((word) => word !== undefined).join(', ');
