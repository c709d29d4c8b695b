/** A figure's range, or what it is of, under it. */
export const Range = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <span className="range">{text}</span>;
