import { tendOnce } from '../lib/ledger/tendOnce.ts';

export default tendOnce;
