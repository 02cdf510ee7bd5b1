import type { Mark } from './mark.js';

/** Marks with the states before and after, for undo and redo. */
export interface History {
  past: readonly (readonly Mark[])[];
  marks: readonly Mark[];
  future: readonly (readonly Mark[])[];
  /** Merges consecutive changes of the same kind into one step, for example the letters of a text. */
  lastKind: string | null;
}

export type HistoryAction =
  | { do: 'add'; mark: Mark }
  | { do: 'replace'; mark: Mark; kind: string }
  | { do: 'remove'; id: number }
  | { do: 'undo' }
  | { do: 'redo' };

export function startHistory(marks: readonly Mark[]): History {
  return { past: [], marks, future: [], lastKind: null };
}

export function changeHistory(history: History, action: HistoryAction): History {
  const { past, marks, future } = history;
  switch (action.do) {
    case 'add': {
      // A picture has only one crop.
      const others = action.mark.tool === 'crop' ? marks.filter(({ tool }) => tool !== 'crop') : marks;
      return step(history, [...others, action.mark], null);
    }
    case 'replace': {
      const { mark, kind } = action;
      const key = `${kind} ${mark.id}`;
      const next = marks.map((one) => (one.id === mark.id ? mark : one));
      return history.lastKind === key ? { ...history, marks: next, future: [] } : step(history, next, key);
    }
    case 'remove':
      return step(
        history,
        marks.filter(({ id }) => id !== action.id),
        null,
      );
    case 'undo': {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), marks: before, future: [marks, ...future], lastKind: null } : history;
    }
    case 'redo': {
      const [after, ...rest] = future;
      return after ? { past: [...past, marks], marks: after, future: rest, lastKind: null } : history;
    }
  }
}

function step({ past, marks }: History, next: readonly Mark[], lastKind: string | null): History {
  return { past: [...past, marks], marks: next, future: [], lastKind };
}
