import type { SlateStatus } from '#contract/slateStatus.ts';
import { ANSWER_KEYS } from './keys.ts';
import { renderPlatformStats } from './platformStats.ts';
import { renderAnswers } from './render.ts';
import type { Answers } from './rendering.ts';

const RECORD = { graded: 0, wins: 0, losses: 0, staked: 0, units: 0 } as const;
const NO_SLATE: SlateStatus = { contentHash: null, asOf: {} };

const refused = (what: string, reason: string): never => {
  throw new Error(`${what}: ${reason}`);
};

/** The API's answers before the first slate: empty lists without an age. */
export function nothingYet(): Answers {
  const asOf = new Date(0).toISOString();
  const slate = { contentHash: '', asOf, games: [], events: [], record: RECORD };
  return new Map([
    ...renderAnswers(slate, refused),
    [ANSWER_KEYS.slate, { text: JSON.stringify(NO_SLATE) }],
    [ANSWER_KEYS.platformStats, renderPlatformStats(RECORD, [], null, refused)],
  ]);
}
