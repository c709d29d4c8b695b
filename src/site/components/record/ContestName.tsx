import type { RecordRow } from '#domain/record/recordRow.ts';

/** A contest of the record: of a game a link to its page, which stays. */
export const ContestName = ({ row: { kind, id, name } }: { readonly row: RecordRow }) =>
  kind === 'game' ? <a href={`/game/${id}`}>{name}</a> : name;
