import type { TillHolder } from '../store/tills.ts';
import type { TillNotes } from '../stripe/till.ts';

/** What we know of a customer, for the rule of what is owed; of nobody we know, nothing. */
export const tillNotes = (known: TillHolder | undefined): TillNotes => ({
  holder: known ?? { is: 'unknown', since: null, breaks: [], bans: [] },
  givingBack: new Map((known?.guaranteed ?? []).map((id) => [id, 'guarantee'])),
});
