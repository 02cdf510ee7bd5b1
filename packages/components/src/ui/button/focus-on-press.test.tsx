import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlayerButton } from '../../flow-player/controls/buttons/player-button.js';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Button } from './button.js';

/** Safari does not focus a pressed button without a `tabindex`, so a dialog could not return the focus to it. */
describe('buttons in Safari', () => {
  it.each([
    ['Button', <Button key="1">Share</Button>],
    ['IconButton', <IconButton key="2" label="Share" icon={null} />],
    ['PlayerButton', <PlayerButton key="3" label="Share" icon={null} />],
  ])('have an explicit tabindex, so that a press focuses them: %s', (_name, button) => {
    renderFlowLens(button);

    expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('tabindex', '0');
  });

  it('keep a tabindex that their parent sets', () => {
    renderFlowLens(<Button tabIndex={-1}>Share</Button>);

    expect(screen.getByRole('button', { name: 'Share' })).toHaveAttribute('tabindex', '-1');
  });
});
