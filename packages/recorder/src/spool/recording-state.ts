import type { RecordingState } from './recording-files.js';

/** Two alternating files: a crash while one is written leaves the other. */
export const STATE_FILES = ['state.json', 'state.next.json'] as const;

/** Names of the data files; a replacement gets a new name. */
interface ByteFiles {
  video: string;
  events: string;
}

/** Content of a state file. */
export interface SavedState {
  /** Increases with each write; the state with the larger number is valid. */
  revision: number;
  files: ByteFiles;
  state: RecordingState;
}

export function stateFileFor(revision: number): string {
  return STATE_FILES[revision % STATE_FILES.length] ?? STATE_FILES[0];
}

export function writeSavedState(saved: SavedState): string {
  return JSON.stringify(saved);
}

/** Returns the newest readable state; undefined if a crash left none. */
export function readSavedState(texts: readonly string[]): SavedState | undefined {
  const readable = texts.map(parse).filter((saved) => saved !== undefined);
  return readable.sort((a, b) => b.revision - a.revision)[0];
}

function parse(text: string): SavedState | undefined {
  try {
    const saved = JSON.parse(text) as Partial<SavedState> | null;
    return saved && isSavedState(saved) ? (saved as SavedState) : undefined;
  } catch {
    return undefined;
  }
}

function isSavedState({ revision, files, state }: Partial<SavedState>): boolean {
  return (
    typeof revision === 'number' &&
    typeof files?.video === 'string' &&
    typeof files.events === 'string' &&
    typeof state?.id === 'string' &&
    typeof state.serverOrigin === 'string' &&
    typeof state.startedAt === 'number' &&
    Array.isArray(state.gaps)
  );
}

/** Returns the state after a change of content: the server may have parts of the old content, so sending restarts. */
export function withoutSending(state: RecordingState): RecordingState {
  const { send: _send, ...rest } = state;
  return rest;
}
