/** Details of a log line besides its message. */
interface LogDetails {
  readonly level?: 'info' | 'warn' | 'error' | undefined;
  /** Number of the refresh, or the name of another job's run. */
  readonly run?: number | string | undefined;
  readonly stage?: string | undefined;
  readonly counts?: Readonly<Record<string, unknown>> | undefined;
}

/** Takes one line of the log. */
export type Log = (message: string, details?: LogDetails) => void;
