'use client';

import { type TimelineSession, useFlowLens } from '@flowlens/hooks';
import { useState } from 'react';

interface HarExport {
  exporting: boolean;
  exportHar: () => void;
}

/** Saves the network traffic of a timeline as a HAR file that is named after the flow. */
export function useHarExport(session: TimelineSession | null, title: string): HarExport {
  const { notify } = useFlowLens();
  const [exporting, setExporting] = useState(false);

  function exportHar() {
    if (!session || exporting) return;
    setExporting(true);
    void saveHar(session, title)
      .catch(() => notify({ tone: 'error', code: 'harExportFailed' }))
      .finally(() => setExporting(false));
  }

  return { exporting, exportHar };
}

async function saveHar(session: TimelineSession, title: string): Promise<void> {
  // The code that saves a file loads together with it.
  const [{ downloadFile }, file] = await Promise.all([import('./download-file.js'), session.readHar(title)]);
  downloadFile(file, title, 'har');
}
