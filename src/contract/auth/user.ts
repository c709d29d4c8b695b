import * as z from 'zod/mini';

const instant = z.iso.datetime({ offset: true });

/** A member, as the browser is told of them. */
export const userSchema = z.object({
  id: z.uuid(),
  /** +1 and ten digits. */
  phoneNumber: z.string(),
  isAdmin: z.boolean(),
  tosAccepted: z.boolean(),
  /** Of the first acceptance. */
  tosAcceptedAt: z.nullable(instant),
  tosIpAddress: z.nullable(z.string()),
  createdAt: instant,
});

export type User = z.infer<typeof userSchema>;
