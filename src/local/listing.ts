/** The program that prints a process's command line, where there is no /proc. */
export const listing = (
  platform: NodeJS.Platform,
  pid: number,
): readonly [program: string, ...args: string[]] =>
  platform === 'win32'
    ? [
        'powershell.exe',
        '-NoProfile',
        '-NonInteractive',
        '-Command',
        `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`,
      ]
    : ['ps', '-p', String(pid), '-o', 'command='];
