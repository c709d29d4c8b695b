// A test's own database, without a test: for the tests of its end.
import { startTestDatabase } from '../testing.ts';

await startTestDatabase();
console.log('up');
