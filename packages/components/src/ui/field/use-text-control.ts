'use client';

import { countCodePoints } from '@flowlens/core/validation';
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../internal/events/is-composing.js';
import { limitedValue } from './limited-value.js';

export interface TextControlProps {
  /** Limit in code points, as the API counts. An input method may exceed it while it composes. */
  maxChars?: number | undefined;
  /** Runs with the new text. */
  onValueChange?: ((value: string) => void) | undefined;
}

interface ControlElements {
  input: HTMLInputElement;
  textarea: HTMLTextAreaElement;
}

type Handlers<Tag extends keyof ControlElements> = Pick<
  ComponentPropsWithoutRef<Tag>,
  'onChange' | 'onKeyDown' | 'onBlur' | 'onCompositionStart' | 'onCompositionEnd'
>;

export interface TextControl<Tag extends keyof ControlElements> {
  control: RefObject<ControlElements[Tag] | null>;
  handlers: Handlers<Tag>;
  /**
   * Number of code points that the last edit lost to the limit. Single typed characters do not count, because a full field
   * simply accepts no more.
   */
  cutChars: number;
}

/** Maximum length of an edit that needs no message when the field is full. Dictation inserts whole texts. */
function isOneKey({ inputType, data }: InputEvent): boolean {
  return inputType === 'insertLineBreak' || (inputType === 'insertText' && countCodePoints(data ?? '') <= 1);
}

/**
 * Handlers of a text field. While an input method composes, the field keeps its text and swallows its keys: the Enter
 * that accepts a suggestion submits nothing. The text is cut to its limit when the composition ends.
 */
export function useTextControl<Tag extends keyof ControlElements>(
  forwarded: ForwardedRef<ControlElements[Tag]>,
  { maxChars, onValueChange, ...own }: TextControlProps & Handlers<Tag>,
): TextControl<Tag> {
  type Control = ControlElements[Tag];
  const { onChange, onKeyDown, onBlur, onCompositionStart, onCompositionEnd } = own as Handlers<'input'>;
  const control = useRef<Control>(null);
  const composing = useRef(false);
  const [cutChars, setCutChars] = useState(0);
  useImperativeHandle<Control | null, Control | null>(forwarded, () => control.current, []);
  useEffect(() => (control.current && maxChars !== undefined ? liftMaxLength(control.current) : undefined), [maxChars]);

  function settle(field: HTMLInputElement | HTMLTextAreaElement, wasTyped: boolean) {
    if (maxChars === undefined) return onValueChange?.(field.value);
    const { value } = field;
    const kept = limitedValue(field, maxChars);
    field.maxLength = maxChars;
    setCutChars(wasTyped ? 0 : countCodePoints(value) - countCodePoints(kept));
    onValueChange?.(kept);
  }

  const handlers: Handlers<'input'> = {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (composing.current) onValueChange?.(event.target.value);
      else settle(event.target, isOneKey(event.nativeEvent as InputEvent));
      onChange?.(event);
    },
    onCompositionStart: (event) => {
      composing.current = true;
      onCompositionStart?.(event);
    },
    onCompositionEnd: (event) => {
      composing.current = false;
      settle(event.currentTarget, false);
      onCompositionEnd?.(event);
    },
    onBlur: (event) => {
      if (composing.current) settle(event.target, false);
      composing.current = false;
      if (maxChars !== undefined) event.target.maxLength = maxChars;
      onBlur?.(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (!isComposing(event.nativeEvent)) onKeyDown?.(event);
      // Otherwise, the field's form would be submitted.
      else if (event.key === 'Enter' && event.currentTarget.tagName === 'INPUT') event.preventDefault();
    },
  };
  return { control, handlers: handlers, cutChars };
}

/**
 * Removes `maxlength` from a field for each edit and sets it again afterwards. Browsers count it in UTF-16 units, apply
 * it to compositions, and cut pasted text silently.
 */
function liftMaxLength(field: HTMLElement): () => void {
  const lift = () => field.removeAttribute('maxlength');
  field.addEventListener('beforeinput', lift);
  return () => field.removeEventListener('beforeinput', lift);
}
