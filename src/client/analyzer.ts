import { map } from 'nanostores';
import type { AnalyzerKey, AnalyzerSetup } from '#domain/analyzer/setup.ts';

/** The sliders of one analyzer: where they stand, and what may happen to them. */
export function analyzerStore(setup: AnalyzerSetup) {
  const $lines = map(setup.lines);
  return {
    $lines,
    move: (key: AnalyzerKey, value: number): void => $lines.setKey(key, value),
    reset: ({ lines }: AnalyzerSetup): void => $lines.set(lines),
    /** A new prediction takes spread and total back to its own values; prices are the reader's. */
    follow: ({ lines: { spread, total } }: AnalyzerSetup): void =>
      $lines.set({ ...$lines.get(), spread, total }),
  };
}
