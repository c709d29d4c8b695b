import { RECORD_FILES } from '#contract/record/paths.ts';
import { groupedDigits, picksPath } from '../words.ts';

/** Links to every line: as pages, and as files from which the figures can be computed. */
export const Downloads = ({ lines }: { readonly lines: number }) => (
  <p className="downloads">
    <a href={picksPath()}>{`All ${groupedDigits(lines)} graded picks and edges`}</a>
    <a href={RECORD_FILES.csv} download="">
      CSV
    </a>
    <a href={RECORD_FILES.json} download="">
      JSON
    </a>
  </p>
);
