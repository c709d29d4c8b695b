import process from 'node:process';
import { type Admin, createAdmin } from '#server/store/admin.ts';
import { connect } from '#server/store/client.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';

let admin: Admin | undefined;

/** The store of the admin's endpoints, made at its first use. */
export function adminStore(): Admin {
  admin ??= createAdmin(connect(process.env, PROMPT));
  return admin;
}
