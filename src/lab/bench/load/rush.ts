import { startTestDatabase } from '#local/testing.ts';
import { phoneCodes } from '#members/account/store/phoneCodes.ts';
import { benchColumns } from '../table.ts';

const READERS = 200;
const SECONDS = 55;
/** Without the header: all calls come from the functions' one address. */
const NOBODY = '0.0.0.0';

interface Limits {
  readonly name: string;
  /** `sign_in_sign_ups` and `token_verifications`: requests of an address in five minutes. */
  readonly perFiveMinutes: number;
  readonly names: boolean;
}

const CASES: readonly Limits[] = [
  { name: 'Supabase’s defaults', perFiveMinutes: 30, names: false },
  { name: '150 in five minutes', perFiveMinutes: 150, names: false },
  { name: 'config.toml (3,000)', perFiveMinutes: 3000, names: false },
  { name: 'defaults, readers named', perFiveMinutes: 30, names: true },
  { name: 'config.toml, readers named', perFiveMinutes: 3000, names: true },
];

/** How many get a code, and how many get in. */
async function rush({ perFiveMinutes, names }: Limits): Promise<readonly [number, number]> {
  const limit = { signIns: perFiveMinutes, verifications: perFiveMinutes, refreshes: 1800 };
  const database = await startTestDatabase({
    authSettings: { perAddress: limit, textsPerHour: 10_000, believesForwardedFor: true },
  });
  try {
    const { supabaseUrl, secretKey } = database;
    const codes = phoneCodes({ SUPABASE_URL: supabaseUrl, SUPABASE_SECRET_KEY: secretKey });
    let [sent, right] = [0, 0];
    const began = performance.now();
    for (let n = 0; n < READERS; n += 1) {
      // However long this machine takes for each, they come evenly.
      const tookMs = performance.now() - began;
      await database.moveClock((n * SECONDS * 1000) / READERS - tookMs);
      const [phone, ip] = [`+1212${2_345_000 + n}`, names ? `100.64.${n}.7` : NOBODY];
      if ((await codes.send(phone, ip)).status !== 'sent') continue;
      sent += 1;
      const text = database.inbox.messages().find(({ to }) => to === phone)?.text ?? '';
      const [code = ''] = /\d{6}/.exec(text) ?? [];
      if ((await codes.check(phone, code, ip)).status === 'right') right += 1;
    }
    return [sent, right];
  } finally {
    await database.stop();
  }
}

/**
 * How many of 200 readers at new numbers and addresses sign in within 55 seconds (of the database's clock) against the stand-in
 * for Supabase Auth with its limits on, by the limits and by whether our calls name the reader's address. The hour's texts are
 * never the limit here.
 */
export async function rushTable(): Promise<string> {
  // The reason of each refusal is known here.
  const said = console.error;
  console.error = () => {};
  try {
    const rows: string[][] = [['limits per address', 'got a code', 'got in', `of ${READERS}`]];
    for (const limits of CASES) {
      const [sent, right] = await rush(limits);
      const share = `${Math.round((100 * right) / READERS)} %`;
      rows.push([limits.name, String(sent), String(right), share]);
    }
    return benchColumns(rows);
  } finally {
    console.error = said;
  }
}
