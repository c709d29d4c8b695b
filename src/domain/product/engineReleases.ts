interface Release {
  readonly engine: string;
  /** Last release of the product that has that engine. */
  readonly release: string;
}

/** This build's engine, and the release it will be in. */
const CURRENT: Release = { engine: '0.5.0', release: '0.5.0' };

const RELEASES: readonly Release[] = [
  { engine: '0.1.0', release: '0.1.0' },
  { engine: '0.2.0', release: '0.4.0' },
  CURRENT,
];

/** Engines whose recipes this build runs again, oldest first: their ways of drawing are kept. The last is its own. */
export const RERUN_ENGINES: readonly string[] = ['0.3.0', '0.4.0', CURRENT.engine];

/** The release, e.g. "0.4.0"; undefined for a version that was never released. */
const releaseOf = (engine: string): string | undefined =>
  RELEASES.find((known) => known.engine === engine)?.release;

/** What readers are told about a prediction that this build's engine cannot re-run; undefined if it can. */
export function otherEngineText(engine: string): string | undefined {
  if (RERUN_ENGINES.includes(engine)) return undefined;
  const release = releaseOf(engine);
  const how =
    release === undefined
      ? 'No release of ours has that version.'
      : `To re-run it, use release v${release}: its src/engine/rerun.ts takes the recipe in this page.`;
  return `This prediction was made by engine ${engine}; this page has engine ${CURRENT.engine}, which gives other numbers. ${how}`;
}
