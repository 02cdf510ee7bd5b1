import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { press, type } from '../../test-support/interactions.js';
import { en } from '../../texts/en.js';
import type { Area, Mark } from '../marks/mark.js';
import { Editor } from './editor.js';

vi.mock('wxt/browser', async () => import('../../test-support/extension-browser.js'));

const PICTURE = { width: 1_000, height: 600 } as ImageBitmap;

beforeAll(() => {
  // Skips drawing; the end-to-end tests check pixels.
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null;
    },
  );
  HTMLCanvasElement.prototype.getContext = () => null;
});

function show({ privateAreas = [] as Area[] } = {}) {
  const onReview = vi.fn((_marks: readonly Mark[]) => Promise.resolve());
  render(
    <Editor
      texts={en}
      picture={PICTURE}
      privateAreas={privateAreas}
      hasEvents={false}
      onReview={onReview}
      onDiscard={() => undefined}
    />,
  );
  const marks = () => {
    press(screen.getByRole('button', { name: 'Continue' }));
    return onReview.mock.lastCall?.[0] ?? [];
  };
  return { marks };
}

const add = (tool: string) => {
  press(screen.getByRole('radio', { name: tool }));
  press(screen.getByRole('button', { name: 'Add in the middle' }));
};
const mark = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

describe('<Editor />', () => {
  it('adds, moves, resizes and removes a mark with the keyboard alone', () => {
    const { marks } = show();
    add('Box');
    expect(screen.getByRole('status')).toHaveTextContent('Box added.');
    const box = mark('1. Box');
    fireEvent.focus(box);
    fireEvent.keyDown(box, { key: 'ArrowLeft' });
    fireEvent.keyDown(box, { key: 'ArrowDown', shiftKey: true });
    expect(marks()).toEqual([{ id: 1, tool: 'box', x: 392, y: 240, width: 200, height: 128, text: '' }]);
  });

  it('focuses the picture when a mark is removed', () => {
    const { marks } = show();
    add('Arrow');
    fireEvent.keyDown(mark('1. Arrow'), { key: 'Delete' });
    expect(screen.getByRole('img', { name: /^Screenshot/ })).toHaveFocus();
    expect(marks()).toEqual([]);
  });

  it('asks for the text of a new text mark', async () => {
    const { marks } = show();
    add('Text');
    const field = screen.getByRole('textbox', { name: 'Text of the mark' });
    await waitFor(() => expect(field).toHaveFocus());
    type(field, 'The total is wrong');
    expect(marks()[0]).toMatchObject({ tool: 'text', text: 'The total is wrong' });
  });

  it('undoes and redoes by button and by key', () => {
    const { marks } = show();
    add('Box');
    add('Crop');
    press(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByRole('button', { name: '2. Crop' })).toBeNull();
    fireEvent.keyDown(mark('1. Box'), { key: 'z', ctrlKey: true, shiftKey: true });
    expect(mark('2. Crop')).toBeVisible();
    fireEvent.keyDown(mark('2. Crop'), { key: 'z', ctrlKey: true });
    fireEvent.keyDown(mark('1. Box'), { key: 'z', metaKey: true });
    expect(screen.getByText('Nothing is marked yet.')).toBeVisible();
    expect(marks()).toEqual([]);
  });

  it('blurs private elements from the start', () => {
    const { marks } = show({ privateAreas: [{ x: 10, y: 20, width: 100, height: 30 }] });
    expect(screen.getByText('1 private area is already blurred.')).toBeVisible();
    expect(marks()).toEqual([{ id: 1, tool: 'blur', x: 10, y: 20, width: 100, height: 30, text: '' }]);
  });
});
