import { Button, Icon } from '@flowlens/components';
import { ArrowRight } from 'lucide';
import { type KeyboardEvent, useReducer, useRef, useState } from 'react';
import { ProblemNote } from '../../pages/problem-note.js';
import { useTask } from '../../pages/use-task.js';
import type { Texts } from '../../texts/en.js';
import { textSize } from '../marks/draw-marks.js';
import { changeHistory, startHistory } from '../marks/history.js';
import { type Area, type Mark, moveMark, resizeMark, type Size, type Tool } from '../marks/mark.js';
import { MarkList } from './mark-list.js';
import { PictureCanvas } from './picture-canvas.js';
import { Toolbar } from './toolbar.js';

export interface EditorProps {
  texts: Texts;
  picture: ImageBitmap;
  /** Private areas of the page. They are blurred from the start. */
  privateAreas: readonly Area[];
  /** True if the events of the last minute are sent too. */
  hasEvents: boolean;
  onReview: (marks: readonly Mark[]) => Promise<void>;
  onDiscard: () => void;
}

const STEP_PX = 8;
const ARROW_KEYS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};

/** Screenshot editor for pointer and keyboard. */
export function Editor({ texts, picture, privateAreas, hasEvents, onReview, onDiscard }: EditorProps) {
  const [history, change] = useReducer(changeHistory, privateAreas, blurredFromStart);
  const [tool, setTool] = useState<Tool>('arrow');
  const [selectedId, select] = useState<number | null>(null);
  const [typingId, setTypingId] = useState<number | null>(null);
  const [said, say] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const nextId = useRef(privateAreas.length + 1);
  const { isRunning, problem, run } = useTask(texts);
  const t = texts.screenshot;
  const { marks } = history;
  const selected = marks.find(({ id }) => id === selectedId);

  function add(area: Area) {
    const size = tool === 'text' ? textSize('', picture) : {};
    const mark = { ...area, ...size, id: nextId.current, tool, text: '' };
    nextId.current += 1;
    change({ do: 'add', mark });
    select(mark.id);
    if (tool === 'text') setTypingId(mark.id);
    say(t.added({ tool: t.tool[tool] }));
  }

  function remove(id: number) {
    change({ do: 'remove', id });
    select(null);
    say(t.removed);
    canvas.current?.focus();
  }

  function undo() {
    change({ do: 'undo' });
    say(t.undone);
  }

  function redo() {
    change({ do: 'redo' });
    say(t.redone);
  }

  /** Handles keys of the whole editor, except while the user types. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement || isRunning) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    } else if (isCommand && event.key.toLowerCase() === 'y') {
      event.preventDefault();
      redo();
    }
  }

  /** Handles keys of the selected mark. */
  function onMarkKey(event: KeyboardEvent) {
    if (!selected) return;
    const by = ARROW_KEYS[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(selected.id);
    } else if (by) {
      event.preventDefault();
      const moved = event.shiftKey ? resizeMark(selected, by, picture) : moveMark(selected, by, picture);
      change({ do: 'replace', mark: moved, kind: event.shiftKey ? 'resize' : 'move' });
    }
  }

  return (
    <div className="screenshot-editor" onKeyDown={onKeyDown}>
      <header className="screenshot-head">
        <div>
          <h1 className="page-title">{t.title}</h1>
          <p className="page-hint">{t.hint}</p>
        </div>
        <div className="screenshot-actions">
          <Button variant="ghost" disabled={isRunning} onClick={onDiscard}>
            {t.discard}
          </Button>
          <Button
            variant="primary"
            icon={<Icon of={ArrowRight} size={14} />}
            busy={isRunning}
            onClick={() => run(() => onReview(marks))}
          >
            {isRunning ? t.preparing : t.review}
          </Button>
        </div>
      </header>
      <ProblemNote problem={problem} />
      <div className="screenshot-parts">
        <div className="screenshot-main">
          <Toolbar
            texts={texts}
            tool={tool}
            canUndo={history.past.length > 0}
            canRedo={history.future.length > 0}
            onTool={setTool}
            onUndo={undo}
            onRedo={redo}
            onAdd={() => add(middleOf(picture, tool))}
          />
          <PictureCanvas
            ref={canvas}
            label={t.picture}
            picture={picture}
            marks={marks}
            selected={selected}
            tool={tool}
            onDraw={add}
            onSelect={select}
            onKeyDown={onMarkKey}
          />
        </div>
        <MarkList
          texts={texts}
          marks={marks}
          selected={selected}
          hiddenCount={privateAreas.length}
          hasEvents={hasEvents}
          onSelect={select}
          onRemove={remove}
          typingId={typingId}
          onText={(mark, text) =>
            change({ do: 'replace', mark: { ...mark, ...textSize(text, picture), text }, kind: 'text' })
          }
          onKeyDown={onMarkKey}
        />
      </div>
      <p role="status" className="screenshot-status">
        {said}
      </p>
    </div>
  );
}

function blurredFromStart(areas: readonly Area[]) {
  return startHistory(areas.map((area, index) => ({ ...area, id: index + 1, tool: 'blur', text: '' })));
}

/** Default area of a mark that is added by keyboard. */
function middleOf({ width, height }: Size, tool: Tool): Area {
  const share = tool === 'crop' ? 0.8 : 0.2;
  const [w, h] = [Math.round(width * share), Math.round(height * share)];
  return { x: Math.round((width - w) / 2), y: Math.round((height - h) / 2), width: w, height: h };
}
