import { RECORD_FILES } from '#contract/paths.ts';
import { picksPath, tallyText } from '../words.ts';

/** Where every line is: as pages, and as files that the figures follow from. */
export const Downloads = ({ lines }: { readonly lines: number }) => (
  <p className="downloads">
    <a href={picksPath()}>{`All ${tallyText(lines)} graded picks and edges`}</a>
    <a href={RECORD_FILES.csv} download="">
      CSV
    </a>
    <a href={RECORD_FILES.json} download="">
      JSON
    </a>
  </p>
);
