import { connectStore } from '#store/client.ts';
import { readCodeDeliveries } from '#store/codeDeliveries.ts';
import type { Environment } from '#wiring';
import { checkNumbers } from './checkNumbers.ts';
import { because, type DoctorFinding, missing, unchecked } from './finding.ts';
import { textFindings } from './textFindings.ts';

/** Sign-in codes by text: whether they arrive, whether caps are half used, and whom they may go to. */
export async function checkTexts(
  environment: Environment,
  now: Date,
): Promise<readonly DoctorFinding[]> {
  const numbers = checkNumbers(environment, now);
  if (!environment.SUPABASE_URL || !environment.SUPABASE_SECRET_KEY) {
    return [...numbers, unchecked('Sign-in codes: not checked, because Supabase is not set up.')];
  }
  try {
    const codes = await readCodeDeliveries(connectStore(environment), environment);
    return [...numbers, ...textFindings(codes, now)];
  } catch (error) {
    return [...numbers, missing(`Sign-in codes: ${because(error)}`)];
  }
}
