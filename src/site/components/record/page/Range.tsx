/** Small text under a figure: its range or its basis. */
export const Range = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <span className="range">{text}</span>;
