import { clock } from '#clock';
import { background } from '#http/job.ts';
import { unkeptJson } from '#http/json.ts';
import { checkRecord } from '#slate/record/checkRecord.ts';
import { patientStore } from '#slate/tools.ts';
import { witnessesOf } from './stamping/fromEnvironment.ts';
import { tendLedger } from './tendLedger.ts';

/** One maintenance run of the ledger. */
export const TEND_LEDGER = background({
  job: 'ledger',
  accept: ({ site }, nonce) => site.use(patientStore).acceptRefreshRequest(nonce, 'ledger'),
  run: async ({ site }) => {
    const store = site.use(patientStore);
    const outcome = await tendLedger(store, () => witnessesOf(site.env), console.error, site.env);
    if (outcome.fault !== null) console.error(`The ledger does not verify. ${outcome.fault}`);
    const record = await checkRecord(store, clock.now());
    if (record.fault !== null) console.error(`The record does not follow. ${record.fault}`);
    console.log('Looked after the ledger and the record:', JSON.stringify({ ...outcome, record }));
    const isSound = outcome.fault === null && record.fault === null;
    return unkeptJson(isSound ? 200 : 500, { ...outcome, record });
  },
});
