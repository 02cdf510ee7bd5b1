import { createMockClient } from '@flowlens/testing';
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FlowLensProvider } from './flowlens-provider.js';
import type { LinkProps } from './ui-context.js';

const client = createMockClient();
const aLink =
  () =>
  ({ to, ...rest }: LinkProps) => <a {...rest} data-page={to.page} />;

describe('<FlowLensProvider />', () => {
  afterEach(() => vi.restoreAllMocks());

  it('warns in the console about a link component that is recreated on each render', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = () => <FlowLensProvider client={client} components={{ Link: aLink() }} children={null} />;

    const { rerender } = render(page());
    rerender(page());
    rerender(page());

    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('components.Link'));
  });

  it('does not warn about a stable or late link component', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const Link = aLink();
    const { rerender } = render(<FlowLensProvider client={client} children={null} />);

    rerender(<FlowLensProvider client={client} components={{ Link }} children={null} />);
    rerender(<FlowLensProvider client={client} components={{ Link }} children={null} />);

    expect(warn).not.toHaveBeenCalled();
  });
});
