import { readFile, writeFile } from 'node:fs/promises';
import webPush, { type VapidKeys } from 'web-push';
import * as z from 'zod';

const schema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The keys that notifications of this machine are signed with, so that devices outlive a restart. Made at the first. */
export async function savedVapid(file: string): Promise<VapidKeys> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    const keys = webPush.generateVAPIDKeys();
    await writeFile(file, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
    return keys;
  }
}
