import { map } from 'nanostores';
import type { AnalyzerKey, AnalyzerSetup } from '#domain/analyzer/setup.ts';

/** The state of an analyzer's sliders, and the actions on them. */
export function analyzerStore(setup: AnalyzerSetup) {
  const $lines = map(setup.lines);
  return {
    $lines,
    move: (key: AnalyzerKey, value: number): void => $lines.setKey(key, value),
    reset: ({ lines }: AnalyzerSetup): void => $lines.set(lines),
    /** A new prediction resets spread and total to its own values; prices stay the reader's. */
    follow: ({ lines: { spread, total } }: AnalyzerSetup): void =>
      $lines.set({ ...$lines.get(), spread, total }),
  };
}
