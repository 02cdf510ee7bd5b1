import { formatBytes } from '@flowlens/core/format';
import { readBody } from '@flowlens/core/recorded';
import { useFlowLens } from '@flowlens/hooks';
import { useMemo } from 'react';
import { BodyPreview } from '../preview/body-preview.js';
import { useTimelineTexts } from '../../timeline-texts.js';
import { CutNote } from './cut-note.js';
import { DetailSection } from '../parts/detail-section.js';
import { FieldTable } from '../parts/field-table.js';
import { RecordedTextBlock } from './recorded-text-block.js';

export interface BodySectionProps {
  title: string;
  /** Name of the body inside. @default the title */
  label?: string;
  /** As it was recorded. */
  text: string;
  headers: unknown;
}

/** The body of a request or response, in a form that fits its type. */
export function BodySection({ title, label = title, text, headers }: BodySectionProps) {
  const d = useTimelineTexts().details;
  const { locale } = useFlowLens();
  const body = useMemo(() => readBody(text, headers), [text, headers]);
  const { kind, mimeType, fullBytes, fields } = body;
  const size = formatBytes(fullBytes, locale);

  return (
    <DetailSection
      title={title}
      meta={kind === 'empty' ? d.bodyKinds.empty : `${d.bodyKinds[kind]}, ${size}`}
      copyText={kind === 'form' || kind === 'multipart' ? text : undefined}
      defaultOpen
    >
      {kind === 'empty' && <p className="fl-timeline-note">{d.emptyBody}</p>}
      <BodyPreview
        body={body}
        fallback={
          kind === 'binary' ? <p className="fl-timeline-note">{d.binaryBody({ type: mimeType ?? '', size })}</p> : null
        }
      />
      {kind === 'form' || kind === 'multipart' ? (
        <>
          <FieldTable label={label} rows={fields} />
          <CutNote size={body} />
        </>
      ) : (
        kind !== 'empty' && kind !== 'binary' && <RecordedTextBlock label={label} text={text} />
      )}
    </DetailSection>
  );
}
