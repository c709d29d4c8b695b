import { TABLE_ROLES } from '../../ui/tableRoles.ts';

/** Attributes of a cell of a table whose rows are blocks on a phone: its column's name stands above it there. */
export const blockCell = (of: string) => ({ ...TABLE_ROLES.cell, 'data-of': of });
