import { aTag, PROJECT_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useTagSelection } from './use-tag-selection.js';

describe('useTagSelection', () => {
  it('compares selections by content, for hosts that create a new array on each render', async () => {
    const onValueChange = vi.fn();
    const tags = [aTag({ id: 't1', title: 'cart' }), aTag({ id: 't2', title: 'pay' })];
    const { result } = renderFlowLensHook(
      () => useTagSelection({ mode: 'filter', projectId: PROJECT_ID, value: ['cart'].slice(), onValueChange }),
      { db: { tags } },
    );
    const pay = () => result.current.choices.find(({ title }) => title === 'pay');
    await waitFor(() => expect(pay()).toBeDefined());

    act(() => result.current.toggle(pay()!));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['cart', 'pay']);
    expect(result.current.selected.map(({ title }) => title)).toEqual(['cart', 'pay']);
  });
});
