import * as z from 'zod';
import { type DoctorFinding, danger } from './finding.ts';

/** Ways to sign in, as `GET /auth/v1/settings` lists them. */
const schema = z.object({
  external: z.record(z.string(), z.unknown()),
  saml_enabled: z.boolean().optional(),
});

/** Ways to sign in at Supabase that the product does not use: each is an endpoint that the public key opens. */
export function otherWays(settings: unknown): readonly DoctorFinding[] {
  const { data } = schema.safeParse(settings);
  const ways = Object.entries({ ...data?.external, saml: data?.saml_enabled });
  return ways.flatMap(([name, isOn]) =>
    isOn === true && name !== 'phone'
      ? [danger(`Supabase Auth: sign-in by ${name} is on, and nothing here uses it. Turn it off.`)]
      : [],
  );
}
