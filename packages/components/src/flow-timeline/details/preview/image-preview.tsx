'use client';

import { formatBytes } from '@flowlens/core/format';
import { useFlowLens } from '@flowlens/hooks';
import { useEffect, useRef, useState } from 'react';
import { useTimelineTexts } from '../../timeline-texts.js';

export interface ImagePreviewProps {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** A recorded image with its size in pixels. Only ever in an `img`, where an SVG runs no script and loads nothing. */
export function ImagePreview({ bytes, type }: ImagePreviewProps) {
  const d = useTimelineTexts().details;
  const image = useRef<HTMLImageElement>(null);
  const { locale } = useFlowLens();
  const [size, setSize] = useState('…');
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    if (image.current) image.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);

  if (failed) return <p className="fl-timeline-note">{d.imageInvalid}</p>;
  return (
    <figure className="fl-timeline-preview">
      <img
        ref={image}
        className="fl-timeline-preview-image"
        alt={d.imagePreview}
        decoding="async"
        onLoad={({ currentTarget }) => setSize(`${currentTarget.naturalWidth} × ${currentTarget.naturalHeight}`)}
        onError={() => setFailed(true)}
      />
      <figcaption className="fl-timeline-note">{[size, formatBytes(bytes.length, locale)].join(' · ')}</figcaption>
    </figure>
  );
}
