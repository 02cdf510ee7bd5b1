import { createFlowLensClient } from '@flowlens/client';
import { act, screen, waitFor } from '@testing-library/react';
import * as Direction from '@radix-ui/react-direction';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FlowLensProvider } from '../../../provider/flowlens-provider.js';
import { renderFlowLens } from '../../../test-support/render-flowlens.js';
import { MenuItem } from '../../menu/menu-item.js';
import { Menu } from '../../menu/menu.js';
import { Tabs } from '../../tabs/tabs.js';

const CLIENT = createFlowLensClient({ baseUrl: 'https://flowlens.example' });
const TABS = ['One', 'Two', 'Three'].map((label) => ({ id: label, label, content: null }));

function ThreeTabs() {
  const [tab, setTab] = useState('Two');
  return <Tabs label="Tabs" tabs={TABS} value={tab} onValueChange={setTab} />;
}

const turnPage = (dir: string) => act(() => document.documentElement.setAttribute('dir', dir));
const selected = () => screen.getByRole('tab', { selected: true });

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('<DirectionProvider />', () => {
  it.each([
    ['ltr', 'Three'],
    ['rtl', 'One'],
  ])('moves to the right with the right arrow key on a page that is read %s', async (dir, expected) => {
    turnPage(dir);
    const { user } = renderFlowLens(<ThreeTabs />);

    await user.click(selected());
    await user.keyboard('{ArrowRight}');

    expect(selected()).toHaveTextContent(expected);
  });

  it('follows a change of the page’s direction', async () => {
    const { user } = renderFlowLens(<ThreeTabs />);

    turnPage('rtl');
    await waitFor(() => expect(screen.getByRole('tablist').closest('[dir]')).toHaveAttribute('dir', 'rtl'));
    await user.click(selected());
    await user.keyboard('{ArrowRight}');

    expect(selected()).toHaveTextContent('One');
  });

  it.each<[where: string, around: (children: ReactNode) => ReactNode]>([
    ['the direction of the host', (children) => <Direction.Provider dir="rtl">{children}</Direction.Provider>],
    [
      'another provider',
      (children) => (
        <FlowLensProvider client={CLIENT} dir="rtl">
          {children}
        </FlowLensProvider>
      ),
    ],
  ])('prefers %s around it to the direction of the page', async (_where, around) => {
    turnPage('ltr');
    const { user } = renderFlowLens(
      around(
        <FlowLensProvider client={CLIENT}>
          <ThreeTabs />
        </FlowLensProvider>,
      ),
    );

    await user.click(selected());
    await user.keyboard('{ArrowRight}');

    expect(selected()).toHaveTextContent('One');
  });

  it('prefers the host’s direction to that of the page, in overlays too', async () => {
    turnPage('ltr');
    const { user } = renderFlowLens(
      <Menu trigger={<button>Open</button>}>
        <MenuItem onSelect={() => undefined}>Copy</MenuItem>
      </Menu>,
      { provider: { dir: 'rtl' } },
    );

    await user.click(screen.getByRole('button', { name: 'Open' }));

    const menu = await screen.findByRole('menu');
    expect(menu).toHaveAttribute('dir', 'rtl');
    expect(menu).toHaveClass('fl-root', 'fl-dir-rtl');
  });
});
