import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#local/scratch.ts';
import { POSTGRES_FROM, postgresBinaries } from '#local/services/postgresBinaries.ts';
import { unprivileged } from '#local/services/unprivileged.ts';
import { onOtherPostgres } from './otherPostgres.ts';

afterEach(() => vi.unstubAllEnvs());

test('a PostgreSQL that nobody has named is refused in one sentence', async () => {
  await expect(onOtherPostgres('9')).rejects.toThrow(
    'There is no PostgreSQL "9" to test on: use 17.',
  );
});

test('the programs come from where the environment says, and from nowhere else', async () => {
  const identity = await unprivileged();
  await expect(postgresBinaries(identity)).resolves.toMatchObject({ postgres: expect.any(String) });
  const { path, remove } = await temporaryFolder('simcast-no-postgres');
  vi.stubEnv(POSTGRES_FROM, path);
  await expect(postgresBinaries(identity)).rejects.toThrow(
    'PostgreSQL for this machine is missing',
  );
  await remove();
});
