/** What a server process has used so far. */
export interface Usage {
  /** Processor time of all its threads, ms. */
  readonly cpuMs: number;
  readonly memory: NodeJS.MemoryUsage;
}
