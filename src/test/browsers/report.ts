/** Environment variable: the file for the closing lines. */
export const REPORT_FILE = 'SIMCAST_BROWSERS_FILE';

/** Environment variable: set if the walk begins only when its input ends. */
export const WAITS = 'SIMCAST_BROWSERS_WAIT';
