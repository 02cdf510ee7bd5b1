import type { JsonRow } from './json-rows.js';

/**
 * Returns the row to which a key moves the focus in a tree, as in the ARIA tree pattern; `press` if the key expands,
 * collapses or presses the row itself. Null for other keys, and if there is nothing to do.
 */
export function treeTarget(key: string, rows: readonly JsonRow[], row: JsonRow): JsonRow | 'press' | null {
  const index = rows.indexOf(row);
  const expanded = row.kind === 'node' ? row.expanded : undefined;
  switch (key) {
    case 'ArrowDown':
      return rows[index + 1] ?? row;
    case 'ArrowUp':
      return rows[index - 1] ?? row;
    case 'Home':
      return rows[0] ?? row;
    case 'End':
      return rows.at(-1) ?? row;
    case 'ArrowRight':
      if (expanded === false) return 'press';
      return rows[index + 1]?.parent === row ? (rows[index + 1] ?? row) : row;
    case 'ArrowLeft':
      return expanded ? 'press' : (row.parent ?? row);
    case 'Enter':
    case ' ':
      return 'press';
    default:
      return null;
  }
}
