/** Why a path cannot be used, by the system's code. */
export function pathFault(path: string, code: string | undefined): string {
  switch (code) {
    case 'ENOENT':
      return `${path} is not there`;
    case 'ENOTDIR':
      return `${path} leads through a file that is no folder`;
    case 'EACCES':
    case 'EPERM':
      return `${path} may not be read by this user`;
    case 'ENAMETOOLONG':
      return `${path} is too long a path`;
    default:
      return `${path} cannot be read (${code ?? 'no reason given'})`;
  }
}
