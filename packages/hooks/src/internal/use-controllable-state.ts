'use client';

import { useRef, useState } from 'react';
import { useStableCallback } from './use-stable-callback.js';

export interface ControllableStateOptions<Value, Details> {
  /** Current value of controlled state; undefined for uncontrolled state. */
  value: Value | undefined;
  defaultValue: Value;
  /** Runs at every requested change, of controlled and uncontrolled state. */
  onChange: ((value: Value, details: Details) => void) | undefined;
}

/**
 * State that is controlled by the host (`value`) or uncontrolled (`defaultValue`).
 *
 * @example
 * const [tab, setTab] = useControllableState({ value: props.tab, defaultValue: 'timeline', onChange: props.onTabChange });
 */
export function useControllableState<Value, Details = void>({
  value,
  defaultValue,
  onChange,
}: ControllableStateOptions<Value, Details>): [Value, (value: Value, details: Details) => void] {
  const [own, setOwn] = useState(defaultValue);
  const latest = useRef(own);

  const change = useStableCallback((...request: [Value, Details]) => {
    const [next] = request;
    // There may be several changes before the next render.
    if (Object.is(next, value === undefined ? latest.current : value)) return;
    if (value === undefined) {
      latest.current = next;
      setOwn(() => next);
    }
    // Without details, hosts get the value alone.
    onChange?.(...request);
  });

  return [value === undefined ? own : value, change];
}
