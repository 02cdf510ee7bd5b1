'use client';

import type { RecordedBody } from '@flowlens/core/recorded';
import { useMemo } from 'react';
import { useTimelineTexts } from '../../timeline-texts.js';
import { FontPreview } from './font-preview.js';
import { ImagePreview } from './image-preview.js';
import { bodyBytes, PREVIEW_MAX_BYTES, previewKind } from './preview-kind.js';

/** Image or font in a body; renders nothing for other bodies, and for those that were not recorded. */
export function BodyPreview({ body: { text, mimeType, cut } }: { body: RecordedBody }) {
  const d = useTimelineTexts().details;
  const kind = previewKind(mimeType);
  const large = text.length > PREVIEW_MAX_BYTES * (4 / 3);
  const bytes = useMemo(
    () => (kind === null || cut || large || mimeType === null ? null : bodyBytes(text, mimeType)),
    [kind, cut, large, text, mimeType],
  );
  if (kind === null || mimeType === null || text === '') return null;
  if (large) return <p className="fl-timeline-note">{d.previewTooLarge}</p>;
  if (bytes === null) return null;
  return kind === 'image' ? <ImagePreview bytes={bytes} type={mimeType} /> : <FontPreview bytes={bytes} />;
}
