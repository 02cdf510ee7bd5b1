import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { TextArea } from '../text-area/text-area.js';
import { TextField } from '../text-field/text-field.js';

const submit = vi.fn();
const press = vi.fn();

function Fields({ of: Control }: { of: typeof TextField | typeof TextArea }) {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Control label="Name" value={name} maxChars={5} onValueChange={setName} onKeyDown={press} />
      <output>{name}</output>
    </form>
  );
}

function open(of: typeof TextField | typeof TextArea) {
  submit.mockClear();
  press.mockClear();
  const { user } = renderFlowLens(<Fields of={of} />);
  return { user, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }) };
}

/** Puts a text into a field as an input method does, which composes it further with each call. */
function compose(field: HTMLInputElement, text: string) {
  fireEvent(field, new InputEvent('beforeinput', { bubbles: true, inputType: 'insertCompositionText', data: text }));
  fireEvent.input(field, { target: { value: text }, isComposing: true, inputType: 'insertCompositionText' });
}

describe.each([
  ['TextField', TextField],
  ['TextArea', TextArea],
])('%s with a limit', (_name, Control) => {
  it.each([
    ['letters', 'abcdefg', 'abcde'],
    ['characters of two UTF-16 units', '😀😃😄😁😆😅', '😀😃😄😁😆'],
    ['both', 'ab😀c😃d', 'ab😀c😃'],
  ])('accepts as many %s as the limit allows', async (_what, typed, kept) => {
    const { user, field } = open(Control);

    await user.type(field, typed);

    expect(field).toHaveValue(kept);
    expect(screen.getByText(kept, { selector: 'output' })).toBeInTheDocument();
  });

  it.each([
    ['abcd', '12345', 'ab1cd', 3],
    ['abcde', 'x', 'abcde', 2],
  ])('keeps the existing text of %j when %j is pasted', async (held, put, kept, caret) => {
    const { user, field } = open(Control);
    await user.type(field, held);
    field.setSelectionRange(2, 2);

    await user.paste(put);

    expect(field).toHaveValue(kept);
    expect(field.selectionStart).toBe(caret);
  });

  it('shows how much of a pasted text was cut until the next edit', async () => {
    const { user, field } = open(Control);
    await user.click(field);

    await user.paste('abcdefgh');
    expect(screen.getByText('3 characters were cut.').parentElement).toHaveAttribute('aria-live', 'polite');

    await user.type(field, '{Backspace}');
    expect(screen.queryByText(/cut/)).not.toBeInTheDocument();
    await user.type(field, 'xyz');
    expect(field).toHaveValue('abcdx');
    expect(screen.queryByText(/cut/)).not.toBeInTheDocument();

    await user.paste('y');
    expect(screen.getByText('1 character was cut.')).toBeInTheDocument();
  });

  it('shows how much of a dictated text was cut', () => {
    const { field } = open(Control);

    fireEvent.input(field, { target: { value: 'dictated' }, inputType: 'insertText', data: 'dictated' });

    expect(field).toHaveValue('dicta');
    expect(screen.getByText('3 characters were cut.')).toBeInTheDocument();
  });

  it('sets the limit as maxlength, except during an edit', async () => {
    const { user, field } = open(Control);
    expect(field).toHaveAttribute('maxlength', '5');

    await user.type(field, 'ab');
    expect(field).toHaveAttribute('maxlength', '5');

    fireEvent.compositionStart(field);
    compose(field, 'zhifushibai');
    expect(field).not.toHaveAttribute('maxlength');
    fireEvent.compositionEnd(field);
    expect(field).toHaveAttribute('maxlength', '5');
  });

  it('does not interrupt a composition, and cuts its result', () => {
    const { field } = open(Control);

    fireEvent.compositionStart(field);
    compose(field, 'zhifushibai');
    expect(field).toHaveValue('zhifushibai');
    compose(field, '支付失败了吗');
    fireEvent.compositionEnd(field);

    expect(field).toHaveValue('支付失败了');
    expect(screen.getByText('1 character was cut.')).toBeInTheDocument();
  });

  it('accepts a composition whose result fits although its letters did not', () => {
    const { field } = open(Control);

    fireEvent.compositionStart(field);
    compose(field, 'zhifushibai');
    compose(field, '支付失败');
    fireEvent.compositionEnd(field);

    expect(field).toHaveValue('支付失败');
    expect(screen.queryByText(/cut/)).not.toBeInTheDocument();
  });

  it('cuts a composition that ends because the field loses the focus', () => {
    const { field } = open(Control);

    fireEvent.compositionStart(field);
    compose(field, 'zhifushibai');
    fireEvent.blur(field);

    expect(field).toHaveValue('zhifu');
  });

  it('ignores the keys of an input method', () => {
    const { field } = open(Control);

    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(press).not.toHaveBeenCalled();

    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(press).toHaveBeenCalledTimes(1);
  });
});

describe('TextField', () => {
  it.each([
    [{ isComposing: true }, true],
    [{ isComposing: false }, false],
  ])('withholds Enter from the form only while an input method composes: %j', (init, prevented) => {
    const { field } = open(TextField);

    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
    fireEvent(field, event);

    expect(event.defaultPrevented).toBe(prevented);
  });
});
