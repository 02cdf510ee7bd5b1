'use client';

import type { Messages } from '@flowlens/core/messages';
import { useCopy } from '@flowlens/hooks/internal';
import type { IncidentReport } from '@flowlens/timeline/brief';
import { Check, Copy } from 'lucide';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';
import { Icon } from '../ui/icon/icon.js';

export interface CopySummaryProps {
  m: Messages['whatWentWrong'];
  report: IncidentReport;
  flowTitle: string;
  momentUrl: ((timeMs: number) => string) | undefined;
}

/** Copies title, cause, steps and a link as Markdown, and displays whether that succeeded. */
export function CopySummary({ m, report, flowTitle, momentUrl }: CopySummaryProps) {
  const { copied, refused, copy } = useCopy();
  const { copyFailed } = useMessages('common');

  async function write() {
    // Few viewers copy it.
    const { incidentSummary } = await import('@flowlens/timeline/brief');
    const wholeSecondMs = Math.floor((report.incidents[0]?.row.timeMs ?? 0) / 1_000) * 1_000;
    return incidentSummary({ title: flowTitle, report, url: momentUrl?.(wholeSecondMs) });
  }

  return (
    <span className="fl-what-went-wrong-copy">
      <span role="status" className="fl-what-went-wrong-refused">
        {refused && copyFailed}
      </span>
      <Button
        size="small"
        variant="ghost"
        icon={<Icon of={copied ? Check : Copy} size={14} />}
        onClick={() => void copy(write())}
      >
        {copied ? m.copied : m.copySummary}
      </Button>
    </span>
  );
}
