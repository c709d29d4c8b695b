import type { Context } from '@netlify/functions';
import type { Acting } from '#server/store/admin.ts';
import { type Endpoint, serve, unavailable } from '../accounts/serve.ts';
import { currentAdmin } from './currentAdmin.ts';
import { notFound } from './notFound.ts';

/** A handler of the admin's endpoints: who asks is looked at first, before the method, the body or anything else. */
export const serveAdmins =
  (endpointsOf: (acting: Acting) => readonly Endpoint[]) =>
  async (request: Request, context: Context): Promise<Response> => {
    try {
      const acting = await currentAdmin(request, context);
      return acting ? await serve(...endpointsOf(acting))(request, context) : notFound();
    } catch (error) {
      return unavailable(error);
    }
  };

/** The database's answer to an admin; null if the database finds that they no longer are one. */
export const ifAdmin = <T>(answer: T | null, respond: (answer: T) => Response): Response =>
  answer === null ? notFound() : respond(answer);
