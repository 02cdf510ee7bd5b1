import { readRecordedText } from '@flowlens/core/recorded';
import { useMemo } from 'react';
import { JsonBlock, type JsonBlockProps } from '../json-tree/json-block.js';
import { jsonDocument } from '../json-tree/json-document.js';
import { CodeBlock, type CodeBlockProps } from './code-block.js';
import { CutNote } from './cut-note.js';

export interface RecordedTextBlockProps
  extends Pick<CodeBlockProps, 'label' | 'part'>, Pick<JsonBlockProps, 'viewPart' | 'extraView'> {
  /** Text as the recorder stored it. */
  text: string;
}

/** A recorded text, with a note about its missing part. JSON is a tree, unless the reader prefers text. */
export function RecordedTextBlock(props: RecordedTextBlockProps) {
  const { label, part = label, text: recorded, viewPart, extraView } = props;
  const { text, document, ...size } = useMemo(() => {
    const read = readRecordedText(recorded);
    return { ...read, document: jsonDocument(read.text, read) };
  }, [recorded]);
  return (
    <>
      {document ? (
        <JsonBlock
          label={label}
          part={part}
          text={text}
          cut={size.cut}
          document={document}
          viewPart={viewPart}
          extraView={extraView}
        />
      ) : (
        <CodeBlock label={label} part={part} text={text} />
      )}
      <CutNote size={size} />
    </>
  );
}
