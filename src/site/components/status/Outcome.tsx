import type { RunStatus } from '#domain/operation/state.ts';
import { Badge } from '../ui/Badge.tsx';

const WORDS = { running: 'Running', done: 'Done', failed: 'Failed', abandoned: 'Died' } as const;

/** How a stage or a run ended. */
export function Outcome({ status }: { readonly status: RunStatus }) {
  if (status === 'done') return WORDS.done;
  return <Badge kind={status === 'running' ? 'outline' : 'bad'}>{WORDS[status]}</Badge>;
}
