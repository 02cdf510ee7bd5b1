'use client';

import type { Messages } from '@flowlens/core/messages';
import { useUpdateShare } from '@flowlens/hooks';
import { useId, useState } from 'react';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';

export interface PreviewChoiceProps {
  m: Messages['share'];
  flowId: string;
  linkId: string;
}

/** Checkbox for a clear picture in previews of a new public link, which are blurred at first. */
export function PreviewChoice({ m, flowId, linkId }: PreviewChoiceProps) {
  const id = useId();
  const { run, error } = useUpdateShare(flowId);
  // Optimistic: shows the choice at once and reverts on error.
  const [clear, setClear] = useState(false);

  function choose(clear_preview: boolean) {
    setClear(clear_preview);
    run({ id: linkId, clear_preview }, { onError: () => setClear(!clear_preview) });
  }

  return (
    <>
      <label className="fl-share-preview">
        <input
          type="checkbox"
          className="fl-share-start-input"
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          checked={clear}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        <span id={id}>{m.clearPreview}</span>
        <span id={`${id}-hint`} className="fl-share-preview-hint">
          {m.clearPreviewHint}
        </span>
      </label>
      <FailureAlert error={error} text={m.clearPreviewFailed} />
    </>
  );
}
