import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as z from 'zod';

const { stdout } = spawnSync('python3', ['-c', 'import sys; print(sys.version_info >= (3, 11))'], {
  encoding: 'utf8',
});
/** The scripts in the docs need Python 3.11; without it, the tests say so and are skipped. */
export const HAS_PYTHON = stdout?.trim() === 'True';

const endSchema = z.object({ status: z.int(), stdout: z.string(), stderr: z.string() });
type End = z.infer<typeof endSchema>;

/** A script that one Python process runs many times, as if each run had its own process. */
export interface PythonScript {
  readonly run: (args: readonly string[]) => Promise<End>;
  readonly stop: () => void;
}

/** Runs the script for each line of arguments (a JSON list), and prints its result as a line of JSON. */
const DRIVER = `
import contextlib, io, json, runpy, sys
script = sys.argv[1]
for line in sys.stdin:
    sys.argv = [script, *json.loads(line)]
    out, err, status = io.StringIO(), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            runpy.run_path(script, run_name="__main__")
        except SystemExit as end:
            if isinstance(end.code, str):
                print(end.code, file=sys.stderr)
            status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    print(json.dumps({"status": status, "stdout": out.getvalue(), "stderr": err.getvalue()}), flush=True)
`;

/** Starts Python without assertions, as some machines run it: the check must not depend on them. */
export function pythonScript(script: string): PythonScript {
  const child = spawn('python3', ['-O', '-c', DRIVER, script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  return {
    run: async (args) => {
      const answer = once(lines, 'line');
      child.stdin.write(`${JSON.stringify(args)}\n`);
      const [line] = await answer;
      return endSchema.parse(JSON.parse(String(line)));
    },
    stop: () => child.stdin.end(),
  };
}
