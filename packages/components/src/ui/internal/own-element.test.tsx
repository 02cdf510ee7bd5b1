import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translatePage } from '../../../../../tooling/translate-page.js';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { Button } from '../button/button.js';
import { ownElement } from './own-element.js';

let stopTranslating = () => {};
beforeEach(() => void (stopTranslating = translatePage()));
afterEach(() => stopTranslating());

/** Waits until the simulated translation has caught up. */
const translated = () => act(() => Promise.resolve());

function Answer({ content, after }: { content: string | null; after: boolean }) {
  return (
    <div>
      {ownElement(content)}
      {after && <b>after</b>}
      {ownElement(content)}
    </div>
  );
}

describe('ownElement', () => {
  it('lets the host’s text change, appear and disappear on a translated page', async () => {
    const { container, rerender } = renderFlowLens(<Answer content="Nothing yet" after={false} />);
    await translated();
    rerender(<Answer content="Nothing at all" after />);
    await translated();
    expect(container).toHaveTextContent('Nothing at allafterNothing at all');

    rerender(<Answer content={null} after />);
    expect(container).toHaveTextContent('after');
    expect(container).not.toHaveTextContent('Nothing');
  });
});

describe('<Button />', () => {
  it('shows its spinner and its new text on a translated page', async () => {
    const { rerender } = renderFlowLens(<Button>Save</Button>);
    await translated();
    rerender(<Button busy>Saving...</Button>);

    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  });
});
