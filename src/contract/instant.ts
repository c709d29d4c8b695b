import * as z from 'zod/mini';

/** An instant as every answer writes it: ISO 8601 with a zone. */
export const instant = z.iso.datetime({ offset: true });
