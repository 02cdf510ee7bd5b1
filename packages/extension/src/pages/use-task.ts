import { useState } from 'react';
import { problemText } from '../texts/texts.js';
import type { Texts } from '../texts/en.js';

export interface Task {
  isRunning: boolean;
  /** Error of the last run. */
  problem: string | null;
  run: (work: () => Promise<unknown>) => void;
  fail: (problem: string) => void;
}

/** Runs one task at a time and returns its state. */
export function useTask(texts: Texts): Task {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isRunning,
    problem,
    fail: setProblem,
    run(work) {
      if (isRunning) return;
      setRunning(true);
      setProblem(null);
      work()
        .catch((error: unknown) => setProblem(problemText(error, texts)))
        .finally(() => setRunning(false));
    },
  };
}
