/** Names a folder that exists as long as the browser tests run beside these. */
export const CROWD = 'SIMCAST_TESTS_CROWD';

/** Test files with a database that run at a time: they also wait, for processes, floors and limits. The last of them only once the browser tests have ended. */
export const STACK_WORKERS = 4;
