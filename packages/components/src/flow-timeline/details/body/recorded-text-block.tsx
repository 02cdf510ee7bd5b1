import { prettyJson, readRecordedText } from '@flowlens/core/recorded';
import { useMemo } from 'react';
import { CodeBlock, type CodeBlockProps } from './code-block.js';
import { CutNote } from './cut-note.js';

export interface RecordedTextBlockProps extends Pick<CodeBlockProps, 'label' | 'part'> {
  /** Text as the recorder stored it. */
  text: string;
}

/** A recorded text, with a note about its missing part. JSON is formatted. */
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
