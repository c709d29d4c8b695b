import { PLAIN_GETS } from '#contract/requests/plain.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Which slate is up. */
export const SLATE = [
  rendered(PLAIN_GETS.slateStatus, () => ({ key: ANSWER_KEYS.slate })),
] as const;
