import { slateStatus } from '#contract/slateStatus.ts';
import { KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Which slate is up. */
export const SLATE = [rendered(slateStatus, () => ({ key: KEYS.slate }))] as const;
