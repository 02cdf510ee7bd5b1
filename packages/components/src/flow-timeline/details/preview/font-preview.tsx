'use client';

import { useEffect, useId, useState } from 'react';
import { useTimelineTexts } from '../../timeline-texts.js';

/** Sizes of the sample, in pixels. */
const SIZES = [28, 18, 13];

/** Sample text in a recorded font, which the browser checks before it uses it. */
export function FontPreview({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) {
  const d = useTimelineTexts().details;
  const family = `fl-preview-${useId().replace(/\W/g, '')}`;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    const face = new FontFace(family, bytes);
    let gone = false;
    face.load().then(
      () => {
        if (gone) return;
        document.fonts.add(face);
        setState('ready');
      },
      () => gone || setState('failed'),
    );
    return () => {
      gone = true;
      document.fonts.delete(face);
    };
  }, [family, bytes]);

  if (state === 'failed') return <p className="fl-timeline-note">{d.fontInvalid}</p>;
  return (
    <div className="fl-timeline-preview" role="img" aria-label={d.fontPreview} data-state={state}>
      {SIZES.map((size) => (
        <p
          key={size}
          className="fl-timeline-preview-font"
          style={{ fontFamily: state === 'ready' ? `"${family}"` : undefined, fontSize: `${size}px` }}
        >
          {d.fontSample}
        </p>
      ))}
    </div>
  );
}
