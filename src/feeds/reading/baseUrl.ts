import * as z from 'zod';
import { webAddress } from '#domain/product/webAddress.ts';

/** A feed's address in the settings: a host alone. Our paths replace any path in it, so one is refused instead of ignored. */
export const baseUrl = z
  .string()
  .refine((text) => webAddress(text)?.path === '', {
    error: 'must be an address without a path, such as https://feeds.example.com',
  })
  .optional();

/** The settings of feeds. Throws an error that says in words which is wrong. */
export function settingsOf<T>(
  schema: z.ZodType<T>,
  environment: Readonly<Record<string, string | undefined>>,
): T {
  // A setting without a text is none.
  const given = Object.entries(environment).filter(([, text]) => text !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new Error(`The feeds are not set up: ${z.prettifyError(parsed.error)}`);
}
