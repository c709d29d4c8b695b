import { renderToStaticMarkup } from 'react-dom/server';
import { PricesPage, pricesParts } from '#components/prices/PricesPage.tsx';
import type { PricesData } from '#components/prices/pricesData.ts';
import { SampleNotice } from '#components/shell/SampleNotice.tsx';
import { BACKTEST } from '#content/backtest/backtest.ts';
import { HeadTags } from '../HeadTags.tsx';
import { partsDocument } from '../partsDocument.tsx';
import { withPart } from '../shellParts.ts';
import { pricesMeta } from './pricesMeta.ts';

type Drawn = Omit<PricesData, 'walks'>;

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
  const { asked, board, now, slate, asOf, refused } = data;
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
        walks={BACKTEST.moves}
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
  ...data
}: Drawn & { readonly slate: string; readonly built: string }): string =>
  partsDocument({
    title: undefined,
    parts: pricesParts({ ...data, walks: BACKTEST.moves }),
    slate,
    now: data.now,
    built,
  });
