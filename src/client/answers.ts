import type { SlateStatus } from '#contract/slateStatus.ts';
import { isRecord, isText } from './checks.ts';

export const isSlateStatus = (value: unknown): value is SlateStatus =>
  isRecord(value) &&
  (value.contentHash === null || isText(value.contentHash)) &&
  isRecord(value.asOf) &&
  Object.values(value.asOf).every(isText);
