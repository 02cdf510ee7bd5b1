import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { CopyField } from './copy-field.js';

const props = { label: 'Link', value: 'https://flowlens.example.com/join', copyText: 'Copy', copiedText: 'Copied' };

describe('<CopyField />', () => {
  it('copies the text, announces it, and tells the host', async () => {
    const onCopy = vi.fn();
    const { user } = renderFlowLens(<CopyField {...props} onCopy={onCopy} />);

    await user.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(props.value);
    expect(onCopy).toHaveBeenCalledTimes(1);
  });

  it('selects the text when the browser refuses to copy', async () => {
    const onCopy = vi.fn();
    const { user } = renderFlowLens(<CopyField {...props} onCopy={onCopy} />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });

    await user.click(screen.getByRole('button', { name: 'Copy' }));

    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, props.value.length]));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    expect(onCopy).not.toHaveBeenCalled();
  });
});
