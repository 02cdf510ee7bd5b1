import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { limitedValue } from './limited-value.js';

function Name() {
  const [name, setName] = useState('');
  return <input aria-label="Name" value={name} onChange={(event) => setName(limitedValue(event.target, 5))} />;
}

async function aField(text: string) {
  const { user } = renderFlowLens(<Name />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.type(field, text);
  return { user, field };
}

describe('limitedValue', () => {
  it.each([
    ['letters', 'abcdefg', 'abcde'],
    ['characters of two units', '😀😃😄😁😆😅', '😀😃😄😁😆'],
    ['both', 'ab😀c😃d', 'ab😀c😃'],
  ])('takes as many %s as the limit says', async (_what, typed, kept) => {
    const { field } = await aField(typed);

    expect(field).toHaveValue(kept);
  });

  it('takes what is too much from what is put in, and leaves the caret there', async () => {
    const { user, field } = await aField('abcd');
    field.setSelectionRange(2, 2);

    await user.paste('12345');

    expect(field).toHaveValue('ab1cd');
    expect(field.selectionStart).toBe(3);
  });

  it('takes nothing where there is no room', async () => {
    const { user, field } = await aField('abcde');
    field.setSelectionRange(2, 2);

    await user.keyboard('x');

    expect(field).toHaveValue('abcde');
    expect(field.selectionStart).toBe(2);
  });
});
