import { slateStatus } from '#contract/slateStatus.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Which slate is up. */
export const SLATE = [rendered(slateStatus, () => ({ key: ANSWER_KEYS.slate }))] as const;
