import { renderToStaticMarkup } from 'react-dom/server';
import { ArchivePage } from '#components/archive/ArchivePage.tsx';
import { archivePathOf, archiveTitle, crumbsOf } from '#components/archive/archiveWords.ts';
import { crumbList } from '#components/game/gameTitle.ts';
import { SampleNotice } from '#components/shell/SampleNotice.tsx';
import { fitTitle } from '#components/ui/fitTitle.ts';
import { type ArchiveAsked, contestsOf } from '#domain/archive/archiveAsked.ts';
import { gameFrame } from '../gamePage/gameFrame.ts';
import { HeadTags } from '../HeadTags.tsx';

const WORDS =
  'with what we said before the start, what came of it, and where the proof stands on the ledger.';

/** A list of past contests in the last build's frame. */
export function archiveDocument(
  shell: string,
  asked: ArchiveAsked,
  { now, sample }: { readonly now: Date; readonly sample: boolean },
): string {
  const title = archiveTitle(asked);
  const listed = contestsOf(asked) ?? ('months' in asked ? asked.months : []);
  const meta = {
    title: fitTitle(title),
    description: `${title}. All that we have forecast, ${WORDS}`,
    canonical: archivePathOf(asked),
    structuredData: [crumbList(crumbsOf(asked))],
    ...((sample || listed.length === 0) && { robots: 'noindex, follow' }),
  };
  return gameFrame(shell)({
    head: renderToStaticMarkup(<HeadTags meta={meta} now={now} />),
    sample: sample ? renderToStaticMarkup(<SampleNotice />) : '',
    page: renderToStaticMarkup(<ArchivePage asked={asked} />),
  }).toString();
}
