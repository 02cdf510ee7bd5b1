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

  it.each([
    ['abcd', '12345', 'ab1cd', 3],
    ['abcde', 'x', 'abcde', 2],
  ])('takes from %j, into which %j is put, what is too much of that', async (held, put, kept, caret) => {
    const { user, field } = await aField(held);
    field.setSelectionRange(2, 2);

    await user.paste(put);

    expect(field).toHaveValue(kept);
    expect(field.selectionStart).toBe(caret);
  });
});
