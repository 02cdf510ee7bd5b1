import type { GuestVisit } from '@flowlens/components';
import type { PageStorage } from '../session/page-storage.js';

const KEY = 'flowlens.guest-visit';

export interface VisitStore {
  /** Visit of this link before a reload. */
  read: () => GuestVisit | undefined;
  write: (visit: GuestVisit) => void;
}

/** Stores the visit of a recording link in the tab. If the browser forbids storage, a reload starts over. */
export function createVisitStore({ link, storage }: { link: string; storage: PageStorage }): VisitStore {
  // The last characters identify the link; the whole secret is not stored.
  const end = link.slice(-6);
  return {
    read() {
      try {
        const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as { end: string; visit: GuestVisit } | null;
        return kept?.end === end ? kept.visit : undefined;
      } catch {
        return undefined;
      }
    },
    write(visit) {
      try {
        storage.setItem(KEY, JSON.stringify({ end, visit }));
      } catch {
        // A browser may forbid storage.
      }
    },
  };
}
