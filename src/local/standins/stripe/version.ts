/** The API version of this stand-in: the one pinned by the project's `stripe` package. */
export const API_VERSION = '2026-10-28.endive';
