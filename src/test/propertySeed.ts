import process from 'node:process';
import fc from 'fast-check';

/** Property tests use the same examples in every run; PROPERTY_SEED selects others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261121) });
