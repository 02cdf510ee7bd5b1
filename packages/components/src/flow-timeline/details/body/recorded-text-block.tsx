import { prettyJson, readRecordedText } from '@flowlens/core/recorded';
import { useMemo } from 'react';
import { CodeBlock, type CodeBlockProps } from './code-block.js';
import { CutNote } from './cut-note.js';

export interface RecordedTextBlockProps extends Pick<CodeBlockProps, 'label' | 'part'> {
  /** As the recorder kept it. */
  text: string;
}

/** A recorded text: JSON set out for reading, all else as it is, and how much of it is missing. */
export function RecordedTextBlock({ label, part, text: recorded }: RecordedTextBlockProps) {
  const { text, pretty, ...size } = useMemo(() => {
    const read = readRecordedText(recorded);
    return { ...read, pretty: prettyJson(read.text, read) };
  }, [recorded]);
  return (
    <>
      <CodeBlock label={label} part={part} text={pretty ?? text} copyText={text} json={pretty !== null} />
      <CutNote size={size} />
    </>
  );
}
