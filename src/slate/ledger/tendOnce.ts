import { background } from '#http/job.ts';
import { unkeptJson } from '#http/json.ts';
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
    console.log('Looked after the ledger:', JSON.stringify(outcome));
    return unkeptJson(outcome.fault === null ? 200 : 500, outcome);
  },
});
