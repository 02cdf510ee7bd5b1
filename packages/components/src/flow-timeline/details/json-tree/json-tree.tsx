'use client';

import { JsonTreeRow } from './json-tree-row.js';
import type { JsonDocument } from './json-document.js';
import type { JsonTreeModel } from './use-json-tree.js';

export interface JsonTreeProps {
  /** Name of the tree. */
  label: string;
  document: JsonDocument;
  tree: JsonTreeModel;
  /** Text to highlight. */
  sought: string;
}

/** JSON as a tree. Only expanded values are in the page, a hundred children at a time. */
export function JsonTree({ label, document, tree, sought }: JsonTreeProps) {
  const { box, rows, active } = tree;
  const tabStop = active ?? rows[0];
  return (
    <div
      ref={box}
      role="tree"
      className="fl-timeline-json-tree"
      aria-label={label}
      dir="ltr"
      onKeyDown={tree.onKeyDown}
    >
      {rows.map((row) => (
        <JsonTreeRow
          key={row.id}
          row={row}
          document={document}
          active={row === active}
          tabStop={row === tabStop}
          sought={sought}
          onFocus={tree.activate}
          onPress={tree.press}
        />
      ))}
    </div>
  );
}
