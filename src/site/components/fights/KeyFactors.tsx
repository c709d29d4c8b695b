/** Text if nothing we measure separates two fighters. */
export const NO_FACTORS = 'Nothing we measure favors either fighter.';

/** The model's reasons, the strongest first. */
export const KeyFactors = ({ factors }: { readonly factors: readonly string[] }) =>
  factors.length === 0 ? (
    <p className="note">{NO_FACTORS}</p>
  ) : (
    <ul className="insights">
      {factors.map((factor) => {
        const [who = '', ...why] = factor.split(': ');
        return (
          <li key={factor}>
            <b>{who}</b>
            {why.join(': ')}
          </li>
        );
      })}
    </ul>
  );
