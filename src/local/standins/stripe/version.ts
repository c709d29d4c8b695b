/** The version of Stripe's API that this stand-in speaks: the one the `stripe` package of this project pins. */
export const API_VERSION = '2026-10-28.endive';
