import * as z from 'zod/mini';

/** The plans. */
export const tierSchema = z.enum(['monthly', 'yearly'], { error: 'tier is monthly or yearly' });
