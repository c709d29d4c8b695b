import { loadTsx } from '#local/site/functions/tsx.ts';

// Node strips types itself; what has JSX in it is compiled.
loadTsx();
