'use client';

import type { Flow } from '@flowlens/client';
import { embedAtTime, embedCode } from '@flowlens/core/links';
import type { Messages } from '@flowlens/core/messages';
import { useFlow, useProject, useProjectPermissions } from '@flowlens/hooks';
import { CopyField } from '../ui/copy-field/copy-field.js';

export interface EmbedRowProps {
  m: Messages['share'];
  flowId: string;
  /** Address for an iframe; null if no site may embed the flow. */
  url: string | null;
  /** Start of the video; 0 for its beginning. */
  startMs: number;
}

/** Code that shows the flow on another site. If no site may, admins read how to allow one. */
export function EmbedRow({ m, flowId, url, startMs }: EmbedRowProps) {
  const { data: flow } = useFlow(flowId);
  if (url === null) return flow ? <EmbedHint m={m} flow={flow} /> : null;
  const code = embedCode({ url: startMs > 0 ? embedAtTime(url, startMs) : url, title: flow?.title ?? 'FlowLens' });

  return (
    <div className="fl-share-embed">
      <CopyField label={m.embedCode} value={code} copyText={m.copyCode} copiedText={m.copied} />
      <p className="fl-share-hint">{m.embedCodeHint}</p>
    </div>
  );
}

function EmbedHint({ m, flow }: { m: Messages['share']; flow: Flow }) {
  const { data: project } = useProject(flow.system_id);
  return project ? <HintForAdmins m={m} project={project} /> : null;
}

function HintForAdmins({ m, project }: { m: Messages['share']; project: Parameters<typeof useProjectPermissions>[0] }) {
  const { canManage } = useProjectPermissions(project);
  return canManage ? <p className="fl-share-hint">{m.embedOff}</p> : null;
}
