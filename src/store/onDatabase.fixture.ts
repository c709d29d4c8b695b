import { createStore, type Store } from '#slate/store.ts';
import { connectStore } from './client.ts';

/** The store on a test's database, as the server has it. */
export const storeOn = (database: {
  readonly supabaseUrl: string;
  readonly secretKey: string;
}): Store =>
  createStore(
    connectStore({ SUPABASE_URL: database.supabaseUrl, SUPABASE_SECRET_KEY: database.secretKey }),
  );
