import { useMemo } from 'react';
import { CodeBlock } from './code-block.js';
import { DetailSection } from './detail-section.js';
import { prettyText } from './pretty-text.js';

export interface TextSectionProps {
  title: string;
  text: string | undefined;
}

/** A body, a value or a stack, open; nothing when there is none. */
export function TextSection({ title, text }: TextSectionProps) {
  const shown = useMemo(() => (text ? prettyText(text) : ''), [text]);
  if (shown === '') return null;
  return (
    <DetailSection title={title} defaultOpen>
      <CodeBlock label={title} text={shown} />
    </DetailSection>
  );
}
