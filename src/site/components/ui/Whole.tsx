import { Fragment } from 'react';
import { wholeWords } from './wholeWords.ts';

/** A text in which no price, time, line, record or "re-run" is split between two lines. */
export const Whole = ({ text }: { readonly text: string }) =>
  wholeWords(text).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
      <span key={at} className="whole">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
      <Fragment key={at}>{part}</Fragment>
    ),
  );
