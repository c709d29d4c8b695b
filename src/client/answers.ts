import type { SlateStatus } from '#contract/slateStatus.ts';
import { isRecord, isText, mapOf } from './checks.ts';

const isTexts = mapOf(isText);

export function readSlateStatus(value: unknown): SlateStatus | undefined {
  if (!isRecord(value)) return undefined;
  const { contentHash, asOf } = value;
  if (!isTexts(asOf) || (contentHash !== null && !isText(contentHash))) return undefined;
  return { contentHash, asOf };
}
