import { serve } from '#http/endpoint.ts';
import { TEND_LEDGER } from '#slate/ledger/tendOnce.ts';

export default serve(TEND_LEDGER);
