import { Icon, IconButton } from '@flowlens/components';
import { Trash2 } from 'lucide';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Texts } from '../../texts/en.js';
import type { Mark } from '../marks/mark.js';

export interface MarkListProps {
  texts: Texts;
  marks: readonly Mark[];
  selected: Mark | undefined;
  /** New mark whose text input gets the focus. */
  typingId: number | null;
  /** Private areas that were blurred from the start. */
  hiddenCount: number;
  hasEvents: boolean;
  onSelect: (id: number) => void;
  onRemove: (id: number) => void;
  onText: (mark: Mark, text: string) => void;
  /** Handles the keys that move, resize and remove the selected mark. */
  onKeyDown: (event: KeyboardEvent) => void;
}

const TEXT_MAX_CHARS = 120;

/** List of all marks, to select them by keyboard, and the text of the selected one. */
export function MarkList({
  texts: { screenshot: t },
  marks,
  selected,
  typingId,
  hiddenCount,
  hasEvents,
  onSelect,
  onRemove,
  onText,
  onKeyDown,
}: MarkListProps) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (typingId !== null) field.current?.focus();
  }, [typingId]);

  return (
    <aside className="screenshot-side" aria-label={t.marksTitle}>
      {selected?.tool === 'text' && (
        <label className="page-field">
          <span>{t.textLabel}</span>
          <input
            ref={field}
            className="page-input"
            maxLength={TEXT_MAX_CHARS}
            placeholder={t.textPlaceholder}
            value={selected.text}
            onChange={(event) => onText(selected, event.target.value)}
          />
        </label>
      )}
      <h2 className="page-subtitle">{t.marksTitle}</h2>
      {hiddenCount > 0 && <p className="page-hint">{t.hidden({ count: hiddenCount })}</p>}
      {marks.length === 0 && <p className="page-hint">{t.noMarks}</p>}
      <ol className="screenshot-marks">
        {marks.map((mark, index) => {
          const name = t.markOf({ number: index + 1, tool: t.tool[mark.tool] });
          return (
            <li key={mark.id} className="screenshot-mark" data-selected={mark.id === selected?.id || undefined}>
              <button
                type="button"
                className="screenshot-mark-name"
                aria-pressed={mark.id === selected?.id}
                onClick={() => onSelect(mark.id)}
                onFocus={() => onSelect(mark.id)}
                onKeyDown={onKeyDown}
              >
                <span>{name}</span>
                {mark.text !== '' && <span className="page-hint">{mark.text}</span>}
              </button>
              <IconButton
                label={t.removeMark({ name })}
                size="small"
                tooltipSide="left"
                icon={<Icon of={Trash2} size={14} />}
                onClick={() => onRemove(mark.id)}
              />
            </li>
          );
        })}
      </ol>
      <p className="page-hint">{t.keys}</p>
      <p className="page-hint">{t.blurHint}</p>
      <p className="page-hint">{hasEvents ? t.events : t.noEvents}</p>
    </aside>
  );
}
