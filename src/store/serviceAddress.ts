import * as z from 'zod';
import { webAddress } from '#domain/product/webAddress.ts';

const WRONG = { error: 'has to be an http or https address, such as http://127.0.0.1:12111' };

/** An address in the settings, without a slash at the end. */
export const serviceAddress = z
  .string()
  .refine((text) => webAddress(text) !== undefined, WRONG)
  .transform((text) => webAddress(text)?.base ?? text);

/** An optional address; an empty text counts as not set. */
export const optionalAddress = z
  .string()
  .refine((text) => text === '' || webAddress(text) !== undefined, WRONG)
  .transform((text) => webAddress(text)?.base)
  .optional();
