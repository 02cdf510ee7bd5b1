import { aFlow, FLOW_ID, someCaptureNotes } from '@flowlens/testing';
import { en } from '@flowlens/core/messages';
import { screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { RecordedDevice } from './recorded-device.js';

const device = (flow = aFlow()) => <RecordedDevice flow={flow} m={en.flowView} messages={undefined} />;
const nothing = () => screen.queryByText('No device info in this recording');

describe('<RecordedDevice />', () => {
  it('shows the device after the timeline has loaded', async () => {
    renderFlowLens(device());

    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(nothing()).not.toBeInTheDocument();
    expect(await screen.findByText('Chrome 140.0')).toBeVisible();
  });

  it('shows the notes of the flow', async () => {
    renderFlowLens(device(aFlow({ capture: { notes: someCaptureNotes() } })));

    expect(await screen.findByText('Sound could not be converted.')).toBeVisible();
  });

  it('does not blame the recorder while the timeline loads', () => {
    renderFlowLens(device(), { handlers: [http.get('*/blobs/:flowId/timeline.json', () => delay('infinite'))] });

    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(nothing()).not.toBeInTheDocument();
  });

  it('explains a failure and recovers on retry', async () => {
    const broken = http.get('*/blobs/:flowId/timeline.json', () => HttpResponse.text('<!doctype html>'), {
      once: true,
    });
    const { user } = renderFlowLens(device(), { handlers: [broken] });

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Data format error: Timeline data is not in the expected JSON format.',
    );
    expect(nothing()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Chrome 140.0')).toBeVisible();
  });

  it('shows that device data will follow while the recording is processed', () => {
    renderFlowLens(device(aFlow({ recording_status: 'pending', timeline_url: null })));

    expect(screen.getByText('No device info yet')).toBeVisible();
    expect(nothing()).not.toBeInTheDocument();
  });

  it('reports that the recorder sent no device data', async () => {
    renderFlowLens(device(), { db: { timelines: { [FLOW_ID]: '[]' } } });

    expect(await screen.findByText('No device info in this recording')).toBeVisible();
  });
});
