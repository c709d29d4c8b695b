import { renderToStaticMarkup } from 'react-dom/server';
import { PricesPage, pricesParts } from '#components/prices/PricesPage.tsx';
import type { PricesData } from '#components/prices/pricesData.ts';
import { SampleNotice } from '#components/shell/SampleNotice.tsx';
import { moveTrust } from '#content/moves.ts';
import type { MoveFigures } from '#domain/moves/moveFigures.ts';
import { HeadTags } from '../HeadTags.tsx';
import { partsDocument } from '../partsDocument.tsx';
import { withPart } from '../shellParts.ts';
import { pricesMeta } from './pricesMeta.ts';

interface Drawn extends Omit<PricesData, 'trustOf'> {
  /** How expected moves ended, by our record; none of other views. */
  readonly graded?: readonly MoveFigures[] | undefined;
}

const trustBy =
  (graded: readonly MoveFigures[] = []): PricesData['trustOf'] =>
  (league) =>
    moveTrust(league, graded);

interface PricesDocument extends Drawn {
  /** Content hash of the slate it is all from. */
  readonly slate: string;
  /** When that was last confirmed, ISO 8601 in UTC. */
  readonly asOf: string | undefined;
  /** The address asked for no such list. */
  readonly refused: boolean;
}

/** A page of prices as a build would write it now, in the last build's page of its view. */
export function pricesDocument(frame: string, data: PricesDocument): string {
  const { asked, board, now, graded, slate, asOf, refused } = data;
  const meta = pricesMeta(asked, { slate, asOf });
  const sample = board.some(({ game }) => game.sample);
  return [
    ['head', <HeadTags key="head" meta={meta} now={now} />] as const,
    ['sample', sample && <SampleNotice key="sample" />] as const,
    [
      'page',
      <PricesPage
        key="page"
        asked={asked}
        board={board}
        now={now}
        trustOf={trustBy(graded)}
        asOf={asOf}
        refused={refused}
      />,
    ] as const,
  ].reduce((page, [part, drawn]) => withPart(page, part, renderToStaticMarkup(drawn)), frame);
}

/** The later content of an open page of prices. */
export const laterPrices = ({
  slate,
  built,
  graded,
  ...data
}: Drawn & { readonly slate: string; readonly built: string }): string =>
  partsDocument({
    title: undefined,
    parts: pricesParts({ ...data, trustOf: trustBy(graded) }),
    slate,
    now: data.now,
    built,
  });
