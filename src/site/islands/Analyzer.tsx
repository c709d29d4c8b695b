import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { analyzerStore } from '#client/analyzer.ts';
import { AnalyzerBoard } from '#components/analyzer/AnalyzerBoard.tsx';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';
import { analyze } from '#domain/analyzer/analyze.ts';
import type { AnalyzerSetup } from '#domain/analyzer/setup.ts';
import { unpack } from '#domain/numbers/packedHistogram.ts';
import { useHydrated } from './useHydrated.ts';

interface Props {
  readonly setup: AnalyzerSetup;
}

function OpenAnalyzer({ setup }: Props) {
  const hydrated = useHydrated();
  const [{ $lines, move, reset, follow }] = useState(() => analyzerStore(setup));
  const lines = useStore($lines);
  const margins = useMemo(() => unpack(setup.margins), [setup]);
  const totals = useMemo(() => unpack(setup.totals), [setup]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another prediction, not another render, resets
  useEffect(() => follow(setup), [setup.predictionId]);
  return (
    <AnalyzerBoard
      setup={setup}
      lines={lines}
      margins={margins}
      totals={totals}
      reading={analyze(setup, lines, margins, totals)}
      onMove={hydrated ? move : undefined}
      onReset={hydrated ? () => reset(setup) : undefined}
    />
  );
}

/** Sliders for spread, total and both moneylines; everything else follows them. */
export const Analyzer = ({ setup }: Props) => (
  <SectionBoundary>
    <OpenAnalyzer setup={setup} />
  </SectionBoundary>
);
