import { percent, signed } from '#domain/numbers/numbers.ts';
import type { Expectation } from '#domain/record/figures/expectation.ts';
import type { RecordFigures } from '#domain/record/figures/recordFigures.ts';
import { counted } from '#domain/words/counted.ts';
import { CAUSE_TEXT, groupedDigits, regradeText } from '../words.ts';

const expectedText = ({ negative, mean }: Expectation): string =>
  `${percent(negative, 0)} of priced picks had a negative expectation by our own figures; mean ${signed(mean, 1)}%`;

/** Name and text of each row. */
function rowsOf({ predictions, picks, corrected, regraded = [], edges }: RecordFigures) {
  const { all } = picks;
  const voids = all.voids ?? [];
  const changes = regraded.map((change) => `${groupedDigits(change.lines)} ${regradeText(change)}`);
  return [
    ['Predictions', `${groupedDigits(predictions)} graded, each with one pick of a winner`],
    ['Picks', `${groupedDigits(all.picks)} in all markets, several a prediction`],
    ['Stakes', `${groupedDigits(all.staked)} priced picks, one unit each`],
    all.expectation && ['Expected', expectedText(all.expectation)],
    [
      'Void',
      all.voided === 0
        ? 'none'
        : `${groupedDigits(all.voided)}${voids.length > 0 ? `: ${voids.map(({ cause, picks: of }) => `${groupedDigits(of)} ${CAUSE_TEXT[cause]}`).join(', ')}` : ''}`,
    ],
    corrected > 0 &&
      changes.length > 0 && [
        'Graded again',
        `${counted(corrected, 'line')}: ${changes.join(', ')}`,
      ],
    edges.contests !== undefined &&
      edges.bets > 0 && [
        'Edges',
        `${counted(edges.bets, 'bet')} shown in ${counted(edges.contests, 'contest')}`,
      ],
  ].flatMap((row) => (row ? [row] : []));
}

/** What the figures are of, each unit by itself: predictions, picks, stakes, voids by cause, lines graded again, edges. */
export const WhatWasCounted = ({ figures }: { readonly figures: RecordFigures }) => (
  <section className="panel mt-5" aria-labelledby="what-was-counted">
    <div className="panel-head">
      <h2 id="what-was-counted">What was counted</h2>
      <a className="subline" href="/settlement">
        How picks are settled
      </a>
    </div>
    <div className="content">
      <dl className="data-list">
        {rowsOf(figures).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
