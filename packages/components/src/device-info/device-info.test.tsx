import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { DeviceInfo } from './device-info.js';

describe('<DeviceInfo />', () => {
  it('lists what was recorded and leaves out the rest', () => {
    renderFlowLens(
      <DeviceInfo metadata={{ browser: 'Firefox', browserVersion: '146', screenWidth: 800, screenHeight: 600 }} />,
    );

    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Browser', 'Screen']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Firefox 146', '800 × 600']);
  });

  it('says that nothing was recorded', () => {
    renderFlowLens(<DeviceInfo metadata={null} />);

    expect(screen.getByText('No device info in this recording')).toBeInTheDocument();
  });
});
