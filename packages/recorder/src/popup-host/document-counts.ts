import { addCounts, type RedactionCounts } from '../events/count-redactions.js';
import type { DocumentCounts } from './messages.js';

/** Limit, because a script that invents documents must not fill the memory. */
const DOCUMENTS_MAX = 1_000;

/** Counts of the documents in a recording. */
export interface CountsOfDocuments {
  /** Sets the counts of a document so far. They never decrease, so an older message changes nothing. */
  set: (document: string, counts: DocumentCounts) => void;
  total: () => DocumentCounts;
}

export function createCountsOfDocuments(): CountsOfDocuments {
  const documents = new Map<string, DocumentCounts>();
  return {
    set(document, { redacted, concealedElements }) {
      const before = documents.get(document);
      if (!before && documents.size >= DOCUMENTS_MAX) return;
      documents.set(document, {
        redacted: larger(before?.redacted ?? {}, redacted),
        concealedElements: Math.max(before?.concealedElements ?? 0, concealedElements),
      });
    },
    total() {
      const redacted: RedactionCounts = {};
      let concealedElements = 0;
      for (const counts of documents.values()) {
        addCounts(redacted, counts.redacted);
        concealedElements += counts.concealedElements;
      }
      return { redacted, concealedElements };
    },
  };
}

function larger(one: RedactionCounts, other: RedactionCounts): RedactionCounts {
  const counts = { ...one };
  for (const [part, count] of Object.entries(other) as [keyof RedactionCounts, number][])
    counts[part] = Math.max(counts[part] ?? 0, count);
  return counts;
}
