import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextField } from '../text-field/text-field.js';
import { TextArea } from './text-area.js';

describe.each([
  ['<TextArea />', TextArea],
  ['<TextField />', TextField],
])('%s', (_name, Control: typeof TextArea | typeof TextField) => {
  it('is named by its label and described by its error and its length', () => {
    render(<Control label="Description" error="Too long" counter="202/201 characters" />);

    const control = screen.getByRole('textbox', { name: 'Description' });

    expect(control).toHaveAccessibleDescription('Too long 202/201 characters');
    expect(control).toBeInvalid();
  });

  it('takes the direction of its content, and its placeholder that of the page', () => {
    const { rerender } = render(<Control label="Title" placeholder="Write..." value="" readOnly />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('dir');

    rerender(<Control label="Title" placeholder="Write..." value="שלום" readOnly />);
    expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'auto');
  });

  it('has no description when it is valid', () => {
    render(<Control label="Description" />);

    expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
    expect(screen.getByRole('textbox')).toBeValid();
  });
});
