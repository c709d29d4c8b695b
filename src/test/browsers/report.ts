/** Environment variable: the file for the closing lines. */
export const REPORT_FILE = 'SIMCAST_BROWSERS_FILE';
