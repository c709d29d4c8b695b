import { NONE_GRADED } from '#domain/words/noneGraded.ts';
import type { ClaimsShown } from '#site';

interface Row {
  readonly label: string;
  readonly claim: { readonly text: string };
  /** Absent until a game has been graded. */
  readonly counted?: string | undefined;
  /** Why no figure for it is ever counted. */
  readonly never?: string | undefined;
}

/** The ledger's figures alone: nothing that is never counted. */
const Counted = ({ rows }: { readonly rows: readonly Row[] }) => (
  <>
    <dl className="data-list">
      {rows
        .filter(({ never }) => never === undefined)
        .map(({ label, counted }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{counted ?? NONE_GRADED}</dd>
          </div>
        ))}
    </dl>
    <p className="note mt-3">Computed from the ledger.</p>
  </>
);

interface Props {
  readonly rows: readonly Row[];
  readonly shown: ClaimsShown;
}

/** The ledger's figures, next to published claims where those are shown. */
export const RecordSummary = ({ rows, shown }: Props) =>
  shown === 'counted' ? <Counted rows={rows} /> : <Claimed rows={rows} />;

/** Published claims next to the ledger's figures. */
function Claimed({ rows }: { readonly rows: readonly Row[] }) {
  const none = rows.every((row) => row.counted === undefined);
  return (
    <>
      <div className="fit">
        <table className="data-table claims">
          <thead>
            <tr>
              <td />
              <th scope="col">Published claim</th>
              <th scope="col">Computed from the ledger</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, claim, counted, never }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="wraps">
                  <b>{claim.text}</b>
                </td>
                <td className="wraps">
                  {counted ?? (
                    <span className="muted">
                      {never ?? (none ? 'none graded yet' : 'no figure yet')}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note mt-3">
        The left column is a marketing figure entered by hand; no data on this site supports it. The
        right column is counted from the append-only ledger
        {none && ', which has no graded pick yet'}.
      </p>
    </>
  );
}
