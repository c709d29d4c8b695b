import type { LineReading } from '#domain/analyzer/analyze.ts';
import type { AnalyzerSetup } from '#domain/analyzer/setup.ts';
import { lineAfterKey, snapLine } from '#domain/analyzer/steps.ts';
import type { Side } from '#domain/game/predictedWinner.ts';
import type { Histogram } from '#domain/game/scoreGrid.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { coverText } from '#domain/rerun/words.ts';
import { MarginPlot } from '../charts/MarginPlot.tsx';
import { marginPicture } from '../charts/marginPicture.ts';
import { isOptional, marginLimit, marginTicks } from '../charts/scale.ts';
import { positionOn } from '../charts/span.ts';
import { Ticks } from '../charts/Ticks.tsx';
import { DragPlot } from './DragPlot.tsx';
import { LineFigures } from './Figure.tsx';
import { LineSlider } from './LineSlider.tsx';

interface Props {
  readonly setup: AnalyzerSetup;
  readonly margins: Histogram;
  /** Home handicap. */
  readonly value: number;
  readonly reading: LineReading<Side>;
  readonly onMove?: ((value: number) => void) | undefined;
}

/** The spread: its slider, the simulated margins with the line through them, and what it means. */
export function SpreadBlock({ setup, margins, value, reading, onMove }: Props) {
  const { sport, labels } = LEAGUES[setup.league];
  const limit = marginLimit(sport, margins);
  const picture = marginPicture(margins, limit, -value);
  const snap = (line: number) => snapLine(line, setup.bounds.spread);
  const home = `${setup.home.name} ${signed(value)}`;
  const ticks = marginTicks(sport, limit).map((tick) => ({
    at: positionOn(picture.span, tick),
    text: tick === 0 ? 'Even' : String(Math.abs(tick)),
    optional: isOptional(sport, tick),
  }));
  return (
    <div className="block">
      <LineSlider
        id="analyzer-spread"
        label="Spread"
        note={setup.notes.spread}
        value={value}
        text={home}
        bounds={setup.bounds.spread}
        snap={snap}
        afterKey={(line, key) => lineAfterKey(line, key, setup.bounds.spread)}
        onMove={onMove}
      />
      {margins.length > 0 && (
        <DragPlot
          span={picture.span}
          label={`${labels.spread}: simulated margins, ${setup.away.name} wins to the left, with the line at ${home}.`}
          onMove={onMove && ((margin) => onMove(snap(-margin)))}
        >
          <MarginPlot
            picture={picture}
            flag={`${setup.home.abbreviation} ${signed(value)}`}
            rise={22}
          />
          <Ticks ticks={ticks} />
        </DragPlot>
      )}
      <LineFigures title={coverText(setup[reading.side].name, reading.line)} reading={reading} />
    </div>
  );
}
