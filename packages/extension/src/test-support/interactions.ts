import { fireEvent } from '@testing-library/react';

export function press(element: HTMLElement): void {
  fireEvent.click(element);
}

export function type(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}

/** Types into a field and presses Enter. */
export function submit(field: HTMLElement, text: string): void {
  type(field, text);
  const { form } = field as HTMLInputElement;
  if (form) fireEvent.submit(form);
}

export function choose(select: HTMLElement, value: string): void {
  fireEvent.change(select, { target: { value } });
}
