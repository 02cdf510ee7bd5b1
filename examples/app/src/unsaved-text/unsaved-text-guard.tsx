import { DiscardQuestion, hasUnsavedText } from '@flowlens/components';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { allowNextStep, setStepListener, consumeAllowedStep } from './history-steps.js';

/** Asks before Back or Forward discards typed text. */
export function UnsavedTextGuard() {
  const { key } = useLocation();
  const place = useRef(NaN);
  const [steps, setSteps] = useState<number | null>(null);

  useEffect(() => {
    place.current = placeOf(window.history.state);
  }, [key]);

  useEffect(() => {
    let isReturning = false;

    setStepListener((event) => {
      const taken = placeOf(event.state) - place.current;
      const mayPass = consumeAllowedStep() || !hasUnsavedText() || !taken;
      if (!isReturning && mayPass) return;
      // Hides both the step and the return from the router.
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      isReturning = true;
      window.history.go(-taken);
      setSteps(taken);
    });
    return () => setStepListener(null);
  }, []);

  return (
    <DiscardQuestion
      open={steps !== null}
      onOpenChange={() => setSteps(null)}
      onDiscard={() => {
        allowNextStep();
        window.history.go(steps ?? 0);
        setSteps(null);
      }}
    />
  );
}

/** Returns the index of a history entry, as counted by the router; NaN if it has none. */
function placeOf(state: unknown): number {
  return (state as { idx?: number } | null)?.idx ?? NaN;
}
