import { DetailSection } from '../parts/detail-section.js';
import { RecordedTextBlock } from './recorded-text-block.js';

export interface TextSectionProps {
  title: string;
  text: string | undefined;
}

/** A value, a message or a stack, expanded; renders nothing without one. */
export function TextSection({ title, text }: TextSectionProps) {
  if (!text) return null;
  return (
    <DetailSection title={title} defaultOpen>
      <RecordedTextBlock label={title} text={text} />
    </DetailSection>
  );
}
