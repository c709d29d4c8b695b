/** The API version of this stand-in: the one pinned by the project's `stripe` package. */
export const STAND_IN_API_VERSION = '2026-10-28.endive';
