'use client';

import { fileSafeName } from '@flowlens/core';
import type { TimelineSession } from '@flowlens/hooks';
import { useState } from 'react';
import { downloadFile } from './download-file.js';

export interface HarExport {
  exporting: boolean;
  exportHar: () => void;
}

/** Saves the network traffic of a timeline as a HAR file that is named after the flow. */
export function useHarExport(session: TimelineSession | null, title: string): HarExport {
  const [exporting, setExporting] = useState(false);

  function exportHar() {
    if (!session || exporting) return;
    setExporting(true);
    session
      .readHar(title)
      .then(
        (file) => downloadFile(file, `${fileSafeName(title)}.har`),
        // A session that has ended shows its failure in place of the list.
        () => undefined,
      )
      .finally(() => setExporting(false));
  }

  return { exporting, exportHar };
}
