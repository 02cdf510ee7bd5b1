'use client';

import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { sliderKeyValue, type SliderScale } from './keyboard/slider-keys.js';

export interface UseSliderOptions extends SliderScale {
  onChange: (value: number) => void;
  disabled?: boolean | undefined;
}

export interface UseSliderResult {
  /** Role, focus, keyboard and pointer props. The element is the track on which pointer positions are measured. */
  sliderProps: {
    role: 'slider';
    tabIndex: number;
    'aria-valuemin': number;
    'aria-valuemax': number;
    'aria-valuenow': number;
    'aria-disabled': true | undefined;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onLostPointerCapture: () => void;
  };
  dragging: boolean;
}

/**
 * A slider from 0 to `max` by pointer and keyboard (WAI-ARIA slider pattern).
 *
 * @example
 * const { sliderProps } = useSlider({ value: volume, max: 1, step: 0.05, pageStep: 0.1, onChange: setVolume });
 * <div {...sliderProps} aria-label="Volume" />
 */
export function useSlider({ onChange, disabled = false, ...scale }: UseSliderOptions): UseSliderResult {
  const [dragging, setDragging] = useState(false);
  const follow = (event: PointerEvent) => onChange(pointerPosition(event) * scale.max);

  return {
    dragging,
    sliderProps: {
      role: 'slider',
      tabIndex: 0,
      'aria-valuemin': 0,
      'aria-valuemax': Math.floor(scale.max),
      'aria-valuenow': scale.value,
      'aria-disabled': disabled || undefined,
      onKeyDown(event) {
        if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
        const next = sliderKeyValue(event.key, scale);
        if (next === null) return;
        event.preventDefault();
        onChange(next);
      },
      onPointerDown(event) {
        if (disabled || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
        follow(event);
      },
      onPointerMove(event) {
        if (dragging) follow(event);
      },
      onLostPointerCapture: () => setDragging(false),
    },
  };
}

/** Returns the position of a pointer along an element, from 0 at its left end to 1. */
export function pointerPosition({ clientX, currentTarget }: PointerEvent): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width > 0 ? Math.min(Math.max((clientX - left) / width, 0), 1) : 0;
}
