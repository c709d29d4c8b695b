interface Row {
  readonly label: string;
  readonly claim: { readonly text: string };
  /** Absent until a game has been graded. */
  readonly counted?: string | undefined;
  /** Why no figure for it is ever counted. */
  readonly never?: string | undefined;
}

/** Published claims next to the ledger's figures. */
export function RecordSummary({ rows }: { readonly rows: readonly Row[] }) {
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
