/** An answer of each endpoint, by its id, with one item where there are many. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {};
