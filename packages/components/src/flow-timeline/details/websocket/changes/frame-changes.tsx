'use client';

import type { WebSocketFrame } from '@flowlens/timeline';
import { useMemo } from 'react';
import { formatOffset } from '../../../format-offset.js';
import { useTimelineTexts } from '../../../timeline-texts.js';
import { ShowAllRows } from '../../body/show-all-rows.js';
import { useRowLimit } from '../../body/use-row-limit.js';
import { recordedJson } from '../../json-tree/recorded-json.js';
import type { ExtraView } from '../../json-tree/json-block.js';
import { RecordedValue } from '../../parts/recorded-value.js';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.js';
import { type JsonChange, jsonChanges } from './json-changes.js';
import { frameDocument, previousOfKind } from './previous-of-kind.js';

const VALUE_MAX_CHARS = 300;

/** Returns the view of a frame that shows its changes; undefined without an earlier frame of its kind. */
export function useFrameChanges(frames: readonly WebSocketFrame[], place: number, part: string): ExtraView | undefined {
  const d = useTimelineTexts().details;
  const found = useMemo(() => {
    const previous = previousOfKind(frames, place);
    const document = previous && frameDocument(frames[place]!);
    return document && { timeMs: previous.frame.timeMs, changes: jsonChanges(previous.document, document) };
  }, [frames, place]);
  if (!found) return undefined;
  const { changes, timeMs } = found;
  return {
    id: 'changes',
    name: d.changes({ count: changes.length }),
    content: <ChangeList part={part} changes={changes} since={formatOffset(timeMs)} />,
  };
}

interface ChangeListProps {
  part: string;
  changes: readonly JsonChange[];
  /** Time of the earlier frame. */
  since: string;
}

function ChangeList({ part, changes, since }: ChangeListProps) {
  const d = useTimelineTexts().details;
  const { shown, ...limit } = useRowLimit(`${part} changes`, changes);
  if (changes.length === 0) return <p className="fl-timeline-changes-note">{d.noChangesSince({ time: since })}</p>;
  return (
    <>
      <p className="fl-timeline-changes-note">{d.changesSince({ time: since })}</p>
      <ul className="fl-timeline-changes" dir="ltr">
        {shown.map((change, index) => (
          // The order of the changes never changes.
          <ChangeRow key={index} change={change} />
        ))}
      </ul>
      <ShowAllRows {...limit} />
    </>
  );
}

function ChangeRow({ change: { path, before, after } }: { change: JsonChange }) {
  const d = useTimelineTexts().details;
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return (
    <li className="fl-timeline-change" data-kind={kind}>
      <span className="fl-timeline-change-sign" aria-hidden="true">
        {{ added: '+', removed: '−', changed: '~' }[kind]}
      </span>
      <VisuallyHidden>{d.changeKinds[kind]}</VisuallyHidden>
      <span className="fl-timeline-change-text">
        <span className="fl-timeline-json-key">{path || '$'}</span>
        <span>{': '}</span>
        {before !== undefined && (
          <del className="fl-timeline-change-before">
            <RecordedValue text={shortJson(before)} />
          </del>
        )}
        {kind === 'changed' && <span aria-hidden="true">{' → '}</span>}
        {after !== undefined && (
          <ins className="fl-timeline-change-after">
            <RecordedValue text={shortJson(after)} />
          </ins>
        )}
      </span>
    </li>
  );
}

function shortJson(source: string): string {
  return recordedJson(source, VALUE_MAX_CHARS);
}
