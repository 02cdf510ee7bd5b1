import { describe, expect, it } from 'vitest';
import { changeHistory, type History, type HistoryAction, startHistory } from './history.js';
import { croppedArea, type Mark, markAt, moveMark, normalizeArea, resizeMark } from './mark.js';

const PICTURE = { width: 1_001, height: 701 };
const mark = (id: number, change: Partial<Mark> = {}): Mark => ({
  id,
  tool: 'box',
  x: 100,
  y: 100,
  width: 200,
  height: 50,
  text: '',
  ...change,
});
const run = (history: History, ...actions: HistoryAction[]) => actions.reduce(changeHistory, history);
const ids = ({ marks }: History) => marks.map(({ id }) => id);

describe('changeHistory', () => {
  it('undoes and redoes each step', () => {
    const added = run(startHistory([]), { do: 'add', mark: mark(1) }, { do: 'add', mark: mark(2) });
    const removed = run(added, { do: 'remove', id: 1 });
    expect(ids(removed)).toEqual([2]);
    const undone = run(removed, { do: 'undo' }, { do: 'undo' });
    expect(ids(undone)).toEqual([1]);
    expect(ids(run(undone, { do: 'redo' }, { do: 'redo' }))).toEqual([2]);
    expect(run(startHistory([]), { do: 'undo' }, { do: 'redo' })).toEqual(startHistory([]));
  });

  it('undoes a typed text as one step', () => {
    const typed = run(
      startHistory([mark(1, { tool: 'text' })]),
      { do: 'replace', mark: mark(1, { text: 'a' }), kind: 'text' },
      { do: 'replace', mark: mark(1, { text: 'ab' }), kind: 'text' },
    );
    expect(typed.marks[0]?.text).toBe('ab');
    expect(run(typed, { do: 'undo' }).marks[0]?.text).toBe('');
  });

  it('drops undone steps when something new is drawn', () => {
    const history = run(startHistory([mark(1)]), { do: 'remove', id: 1 }, { do: 'undo' }, { do: 'add', mark: mark(2) });
    expect(history.future).toEqual([]);
  });

  it('keeps one crop', () => {
    const crop = (id: number) => ({ do: 'add' as const, mark: mark(id, { tool: 'crop' }) });
    expect(ids(run(startHistory([mark(1)]), crop(2), crop(3)))).toEqual([1, 3]);
  });
});

describe('marks', () => {
  it('are drawn from any corner', () => {
    const area = normalizeArea({ x: 300, y: 200, width: -200, height: -100 }, PICTURE);
    expect(area).toEqual({ x: 100, y: 100, width: 200, height: 100 });
  });

  it('stay within the picture when they are moved or resized', () => {
    expect(moveMark(mark(1), { x: -500, y: 10_000 }, PICTURE)).toMatchObject({ x: 0, y: 651 });
    expect(resizeMark(mark(1), { x: 10_000, y: -10_000 }, PICTURE)).toMatchObject({ width: 200, height: 12 });
  });

  it('are found at a point, the topmost first', () => {
    const marks = [mark(1), mark(2, { x: 150 }), mark(3, { tool: 'crop', x: 0, y: 0, width: 900, height: 600 })];
    expect(markAt(marks, { x: 200, y: 120 }, PICTURE)?.id).toBe(2);
    expect(markAt(marks, { x: 700, y: 500 }, PICTURE)).toBeUndefined();
  });

  it('are cropped to even sides', () => {
    // The size of a bitmap is not stored in own properties.
    const bitmap = Object.create(PICTURE) as typeof PICTURE;
    expect(croppedArea([], bitmap)).toEqual({ x: 0, y: 0, width: 1_000, height: 700 });
    expect(croppedArea([mark(1, { tool: 'crop', width: 33, height: 21 })], PICTURE)).toEqual({
      x: 100,
      y: 100,
      width: 32,
      height: 20,
    });
  });
});
