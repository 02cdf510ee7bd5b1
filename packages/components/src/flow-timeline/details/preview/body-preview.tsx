'use client';

import type { RecordedBody } from '@flowlens/core/recorded';
import { type ReactElement, useMemo } from 'react';
import { useTimelineTexts } from '../../timeline-texts.js';
import { FontPreview } from './font-preview.js';
import { ImagePreview } from './image-preview.js';
import { bodyBytes, PREVIEW_MAX_BYTES, previewKind } from './preview-kind.js';

export interface BodyPreviewProps {
  body: RecordedBody;
  /** Shown for other bodies, and for those that were not recorded. */
  fallback: ReactElement | null;
}

/** Image or font in a body. */
export function BodyPreview({ body: { text, mimeType, cut }, fallback }: BodyPreviewProps) {
  const d = useTimelineTexts().details;
  const kind = previewKind(mimeType);
  const large = text.length > PREVIEW_MAX_BYTES * (4 / 3);
  const bytes = useMemo(
    () => (kind === null || cut || large || mimeType === null ? null : bodyBytes(text, mimeType)),
    [kind, cut, large, text, mimeType],
  );
  if (kind !== null && large) {
    return (
      <>
        {fallback}
        <p className="fl-timeline-note">{d.previewTooLarge}</p>
      </>
    );
  }
  if (bytes === null || mimeType === null) return fallback;
  return kind === 'image' ? <ImagePreview bytes={bytes} type={mimeType} /> : <FontPreview bytes={bytes} />;
}
