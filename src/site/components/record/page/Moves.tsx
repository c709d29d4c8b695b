import { Fragment } from 'react';
import { type MoveFigures, moveTotals } from '#domain/moves/moveFigures.ts';
import { NO_RETURN } from '#domain/moves/moveText.ts';
import { Disclose } from '../../ui/Disclose.tsx';
import { groupedDigits } from '../words.ts';
import { type MovesLine, MovesTable } from './MovesTable.tsx';

const lineOf = ({
  league,
  market,
  misses,
  hits,
  stood,
  hitRate,
  value,
}: MoveFigures): MovesLine => ({
  key: `${league} ${market}`,
  league,
  market,
  misses,
  hits,
  stood,
  hit: hitRate,
  value,
});

/** What is not counted, in a sentence of its own; empty if nothing. */
function leftOut(noClose: number, voided: number): string {
  const parts = [
    ...(noClose > 0 ? [`${groupedDigits(noClose)} had no closing price`] : []),
    ...(voided > 0 ? [`${groupedDigits(voided)} were called off or put off to another day`] : []),
  ];
  return parts.length === 0 ? '' : ` Not counted: ${parts.join(', ')}.`;
}

interface Props {
  /** From the record; empty before the first is graded. */
  readonly figures: readonly MoveFigures[];
  /** The test on past seasons, said as one. */
  readonly tested: readonly MovesLine[];
  /** "NFL 2019–2022" for each league of the test. */
  readonly seasons: readonly string[];
}

/** Where we expected lines to go at the first price seen, and where they went. */
export function Moves({ figures, tested, seasons }: Props) {
  const { calls, noClose, voided } = moveTotals(figures);
  const of = (whole: boolean): readonly MovesLine[] =>
    figures.filter(({ market }) => (market === 'all') === whole).map(lineOf);
  return (
    <section className="panel mt-5" id="moves">
      <div className="panel-head">
        <h2>Where lines went</h2>
        <span className="subline">Our model alone against the first price we saw</span>
      </div>
      <div className="content">
        <p className="mb-3 max-w-[80ch]">
          When our model alone differs from the first price by two points or more, we note at once
          which way we expect the line to go, and never change it. At the start it is graded by the
          last price of the same books. “Value at the close” is how far the line went toward us, in
          points of chance, lines that did not move included. {NO_RETURN}
        </p>
        {calls === 0 ? (
          <p className="note">No such call has been graded yet.</p>
        ) : (
          <>
            <MovesTable rows={of(true)} caption="Expected moves: how they ended" />
            <p className="note mt-3 max-w-[80ch]">
              {`${groupedDigits(calls)} calls graded.${leftOut(noClose, voided)} Only leagues in which the test on past seasons shows that it works.`}
            </p>
            <div className="mt-3">
              <Disclose summary="Winner, spread and total">
                <MovesTable rows={of(false)} caption="Expected moves by market" />
              </Disclose>
            </div>
          </>
        )}
        {tested.length > 0 && (
          <>
            <h3 className="mt-5 mb-2">The same on past seasons</h3>
            <MovesTable rows={tested} caption="Expected moves on past seasons" />
            <p className="note mt-3 max-w-[80ch]">
              {'A test, not a record: computed afterward from opening lines ('}
              {seasons.map((each, at) => (
                <Fragment key={each}>
                  {at > 0 && ', '}
                  <span className="inline-block">{each}</span>
                </Fragment>
              ))}
              {
                '), each game by what was known before it. Every league with opening lines on file is shown, markets without proof included.'
              }
            </p>
          </>
        )}
      </div>
    </section>
  );
}
