import { renderToStaticMarkup } from 'react-dom/server';
import { PicksPage } from '#components/record/list/PicksPage.tsx';
import { WrongPage, type WrongPageData } from '#components/record/wrong/WrongPage.tsx';
import type { RecordFilter } from '#domain/record/filter.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import type { SharpEdgeRecord } from '#domain/record/sharpEdgeRecord.ts';
import type { ClaimsShown } from '#site';
import { withPart } from '../shellParts.ts';
import { ClaimedAndCounted } from './ClaimedAndCounted.tsx';
import { RecordTop, type ShownRecord } from './RecordTop.tsx';
import type { GradedSeason } from './SeasonGrades.tsx';

/** Which figures the build has put in the places of claims: its mark is in the frame. */
export const claimsMark = (shown: ClaimsShown): string => `data-claims="${shown}"`;

/** The record's page as a build would write it now, in the last build's frame: the test on past seasons stays. */
export const recordDocument = (
  frame: string,
  record: ShownRecord | undefined,
  edges: readonly SharpEdgeRecord[] = [],
  seasons: readonly GradedSeason[] = [],
): string =>
  withPart(
    withPart(
      frame,
      'page',
      renderToStaticMarkup(<RecordTop record={record} edges={edges} seasons={seasons} />),
    ),
    'claims',
    renderToStaticMarkup(
      <ClaimedAndCounted
        {...record}
        claims={frame.includes(claimsMark('as-given')) ? 'as-given' : 'counted'}
      />,
    ),
  );

/** A page of graded picks, made the same way. */
export const picksDocument = (
  frame: string,
  data: {
    readonly rows: readonly RecordRow[];
    readonly asked: RecordFilter;
    readonly page: number;
    readonly refused: boolean;
  },
): string => withPart(frame, 'page', renderToStaticMarkup(<PicksPage {...data} />));

/** The worst and best calls of the last weeks, made the same way. */
export const wrongDocument = (frame: string, data: WrongPageData): string =>
  withPart(frame, 'page', renderToStaticMarkup(<WrongPage {...data} />));
