import { Button, Icon, IconButton } from '@flowlens/components';
import { Plus, Trash2 } from 'lucide';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ENTRY_MAX_CHARS, LIST_MAX } from '../settings/settings.js';
import type { Texts } from '../texts/en.js';

export interface EntryListProps {
  texts: Texts;
  title: string;
  /** Content for an empty list. */
  none: string;
  /** Label of the input. */
  label: string;
  example: string;
  hint?: string;
  /** Error for text that `read` rejects. */
  wrong: string;
  entries: readonly string[];
  /** Entries set by the administrator. */
  managed: readonly string[];
  /** True if the administrator's entries replace the user's. */
  isReplacedByManaged?: boolean;
  /** Returns the entry for typed text; undefined if it is not valid. */
  read: (typed: string) => string | undefined;
  onChange: (entries: string[]) => void;
}

/** List with an input to add entries and buttons to remove them. */
export function EntryList({
  texts: { options: t },
  title,
  none,
  label,
  example,
  hint,
  wrong,
  entries,
  managed,
  isReplacedByManaged = false,
  read,
  onChange,
}: EntryListProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [titleId, hintId, problemId] = [useId(), useId(), useId()];
  const isLocked = isReplacedByManaged && managed.length > 0;
  const own = isLocked ? [] : entries.filter((entry) => !managed.includes(entry));

  function add(event: FormEvent) {
    event.preventDefault();
    const entry = read(typed.trim());
    field.current?.focus();
    if (typed.trim() === '' || entry === undefined) return setProblem(wrong);
    if (entries.length >= LIST_MAX) return setProblem(t.listFull);
    setProblem(null);
    setTyped('');
    if (!entries.includes(entry)) onChange([...entries, entry]);
  }

  function remove(removed: string) {
    // The focused button disappears with its entry.
    field.current?.focus();
    onChange(entries.filter((entry) => entry !== removed));
  }

  return (
    <form className="options-list" aria-labelledby={titleId} noValidate onSubmit={add}>
      <h3 id={titleId} className="page-subtitle">
        {title}
      </h3>
      {own.length + managed.length === 0 ? (
        <p className="page-hint">{none}</p>
      ) : (
        <ul className="options-entries">
          {managed.map((entry) => (
            <li key={entry} className="options-entry">
              <span className="options-value">{entry}</span>
              <span className="page-hint">{t.managed}</span>
            </li>
          ))}
          {own.map((entry) => (
            <li key={entry} className="options-entry">
              <span className="options-value">{entry}</span>
              <IconButton
                label={t.removeOf({ entry })}
                size="small"
                tooltipSide="left"
                icon={<Icon of={Trash2} size={14} />}
                onClick={() => remove(entry)}
              />
            </li>
          ))}
        </ul>
      )}
      {!isLocked && (
        <div className="options-add">
          <input
            ref={field}
            className="page-input"
            aria-label={label}
            aria-invalid={problem !== null}
            aria-describedby={`${hintId} ${problemId}`}
            autoComplete="off"
            spellCheck={false}
            maxLength={ENTRY_MAX_CHARS}
            placeholder={example}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" icon={<Icon of={Plus} size={14} />}>
            {t.add}
          </Button>
        </div>
      )}
      {hint !== undefined && !isLocked && problem === null && (
        <p id={hintId} className="page-hint">
          {hint}
        </p>
      )}
      <p id={problemId} role="alert" className="page-problem" hidden={problem === null}>
        {problem}
      </p>
    </form>
  );
}
