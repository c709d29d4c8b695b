import { lastingPartPath } from '#domain/archive/eventAddress.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';

/** A contest of the record: a link to its page, which stays. */
export const ContestName = ({
  row: { kind, id, part, name },
}: {
  readonly row: Pick<RecordRow, 'kind' | 'id' | 'part' | 'name'>;
}) => <a href={kind === 'game' ? `/game/${id}` : lastingPartPath(id, part)}>{name}</a>;
