/** What came of one walk in one browser. */
export interface BrowserResult {
  readonly browser: string;
  readonly version: string;
  readonly walk: string;
  readonly seconds: number;
  readonly verdict: 'passed' | 'failed' | 'not run';
  /** What was seen, or why not. */
  readonly told: string;
}
