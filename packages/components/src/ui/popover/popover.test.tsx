import { within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { Popover } from './popover.js';

afterEach(() => document.body.replaceChildren());

describe('<Popover />', () => {
  it('closes on a second press of its button, in a shadow root too', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    const page = root.appendChild(document.createElement('div'));
    const { user } = renderFlowLens(
      createPortal(
        <Popover label="About this project" trigger={<button>About</button>}>
          <p>A small window</p>
        </Popover>,
        page,
      ),
      { provider: { portalContainer: page } },
    );
    const button = within(page).getByRole('button', { name: 'About' });
    await user.click(button);
    await within(page).findByText('A small window');
    // Radix listens for presses elsewhere from the next turn on.
    await new Promise((resolve) => setTimeout(resolve));

    await user.click(button);

    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(within(page).queryByText('A small window')).not.toBeInTheDocument();
  });
});
