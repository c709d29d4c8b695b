import * as z from 'zod/mini';
import { userSchema } from '#members/account/contract/user.ts';
import { TIERS } from '#members/billing/rules/plans.ts';
import { ADMIN_PATHS } from './paths.ts';
import { parseSearch, SEARCH_HINT } from './rules/search.ts';

const STATUSES = ['active', 'ended', 'none', 'banned'] as const;
const TERMS = ['accepted', 'missing'] as const;
const SORTS = ['newest', 'oldest'] as const;

const { shutOutUntil: _theirsAlone, ...shown } = userSchema.shape;

/** A user in the list: the phone number is masked, "(•••) •••-0137", unless the full number was requested. */
export const listedUserSchema = z.object({
  ...shown,
  /** Whether the number is banned now. */
  banned: z.boolean(),
});

export type ListedUser = z.infer<typeof listedUserSchema>;

/** The row at which the previous page ended: its creation time and id. */
const CURSOR =
  /^((?:19|2\d)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-4]):\d\d))_([0-9a-f-]{36})$/;

const search = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const found = parseSearch(typed);
    if (found) return found;
    context.issues.push({ code: 'custom', input: typed, message: SEARCH_HINT });
    return z.NEVER;
  }),
);

const after = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const [, createdAt = '', id = ''] = CURSOR.exec(text) ?? [];
    if (
      z.safeParse(z.iso.datetime({ offset: true }), createdAt).success &&
      z.safeParse(z.uuid(), id).success
    ) {
      return { createdAt, id };
    }
    context.issues.push({ code: 'custom', input: text, message: 'after is no row of a list' });
    return z.NEVER;
  }),
);

const filters = {
  status: z.optional(z.enum(STATUSES)),
  tier: z.optional(z.enum(TIERS)),
  terms: z.optional(z.enum(TERMS)),
  sort: z.optional(z.enum(SORTS)),
};

/** Default and largest number of users on a page. */
export const PAGE_USERS = 50;
export const MOST_USERS = 200;

/** Digits at the start or end of a number, or a user's id: only in a body, because logs keep addresses. */
const searched = { ...filters, search };

/**
 * GET /api/admin/users: a page of users, newest first by default. The header `x-total-count` has the total number, and `link`
 * (rel="next") the next page.
 */
export const adminUsers = {
  method: 'GET',
  path: ADMIN_PATHS.users,
  query: z.strictObject({
    ...filters,
    after: z.optional(after),
    limit: z.optional(
      z.pipe(
        z.string().check(z.regex(/^\d{1,3}$/)),
        z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(MOST_USERS))),
      ),
    ),
  }),
  answer: z.array(listedUserSchema),
} as const;

/**
 * POST /api/admin/users: the same for users found by a search. The header `x-next` has the next page's `after`; it is absent on
 * the last.
 */
export const searchUsers = {
  method: 'POST',
  path: ADMIN_PATHS.users,
  body: z.strictObject({ ...searched, after: z.optional(after) }),
  answer: z.array(listedUserSchema),
} as const;

/** GET /api/admin/users.csv: all users matching the filters, as a file; full numbers with `reveal=1`. */
export const exportUsers = {
  method: 'GET',
  path: ADMIN_PATHS.export,
  query: z.strictObject({ ...filters, reveal: z.optional(z.literal('1')) }),
} as const;

/** POST /api/admin/users.csv: the same for users found by a search. */
export const exportFound = {
  method: 'POST',
  path: ADMIN_PATHS.export,
  body: z.strictObject({ ...searched, reveal: z.optional(z.boolean()) }),
} as const;

/** GET /api/admin/summary: the number of users, of acceptances of the Terms, and of subscribers. */
export const adminSummary = {
  method: 'GET',
  path: ADMIN_PATHS.summary,
  query: z.strictObject({}),
  answer: z.object({
    total: z.int(),
    accepted: z.int(),
    /** Whole percent; 0 without users. */
    acceptanceRate: z.int(),
    active: z.int(),
    monthly: z.int(),
    yearly: z.int(),
  }),
} as const;

export type AdminSummary = z.infer<typeof adminSummary.answer>;

const who = z.object({ id: z.uuid() });

/** POST /api/admin/users/reveal: a user's full phone number; 404 if there is no such user. */
export const revealPhone = {
  method: 'POST',
  path: ADMIN_PATHS.reveal,
  body: who,
  answer: z.object({ phoneNumber: z.string() }),
} as const;

/** POST /api/admin/bans/lift: lifts the ban of a user's number; 404 if there is none. */
export const liftBan = {
  method: 'POST',
  path: ADMIN_PATHS.liftBan,
  body: who,
  answer: z.object({ ok: z.literal(true) }),
} as const;
