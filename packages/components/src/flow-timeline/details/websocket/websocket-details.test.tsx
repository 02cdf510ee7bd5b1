import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../../../test-support/render-flowlens.js';
import { EntryDetails } from '../entry-details.js';
import { KeptStatesContext } from '../kept-states.js';
import { aConversation, type Frame } from '../test-support/recorded-entries.js';

function open(frames: readonly Frame[]) {
  return renderFlowLens(
    <KeptStatesContext.Provider value={new Map<string, unknown>()}>
      <EntryDetails entry={aConversation(frames)} />
    </KeptStatesContext.Provider>,
  );
}

function manyFrames(count: number): Frame[] {
  return Array.from({ length: count }, (_, index) => ({ payloadData: `{"tick":${index}}` }));
}

/** Found by text, because finding hundreds by role is slow. */
const ticks = () => screen.getAllByText(/^\{"tick"/);
const messages = () => [
  ...screen.getByText('Messages').closest('details')!.querySelectorAll<HTMLElement>('.fl-timeline-frame'),
];

describe('<EntryDetails /> of a websocket', () => {
  it('shows both directions of the conversation with times and sizes', async () => {
    const { user } = open([
      { type: 'websocket_frame_sent', payloadData: '{"subscribe":"sku-1"}', payloadLength: 21 },
      { payloadData: '{"stock":3}', payloadLength: 2048 },
    ]);

    expect(messages().map(({ textContent }) => textContent)).toEqual([
      '0:01.100{"subscribe":"sku-1"}21 B',
      '0:01.200{"stock":3}2 KB',
    ]);
    await user.click(screen.getByRole('button', { name: /^Received.*stock/ }));
    expect(screen.getByRole('tree', { name: 'Received' })).toHaveTextContent('stock: 3');
  });

  it('shows the changes since the previous message of its kind, and keeps this view for the next message', async () => {
    const { user } = open([
      { payloadData: '{"type":"stock","sku":"sku-1","stock":3,"old":true}' },
      { payloadData: '{"type":"price","price":1}' },
      { payloadData: '{"type":"stock","sku":"sku-1","stock":2,"new":[1]}' },
      { payloadData: '{"type":"stock","sku":"sku-1","stock":2,"new":[1]}' },
    ]);
    const line = (index: number) => within(messages()[index]!).getAllByRole('button')[0]!;
    const changes = (index: number) => within(within(messages()[index]!).getByRole('list')).getAllByRole('listitem');

    await user.click(line(0));
    expect(screen.queryByRole('button', { name: /^Changes/ })).not.toBeInTheDocument();
    await user.click(line(2));
    await user.click(screen.getByRole('button', { name: 'Changes (3)' }));
    expect(screen.getByText('Since the message of this kind at 0:01.100')).toBeInTheDocument();
    expect(changes(2).map(({ textContent }) => textContent)).toEqual([
      '~Changedstock: 3 → 2',
      '+Addednew: [1]',
      '−Removedold: true',
    ]);
    await user.click(line(3));

    expect(screen.getByText('Equal to the message of this kind at 0:01.300.')).toBeInTheDocument();
  });

  it('shows handshake, status and close reason', () => {
    open([]);

    expect(screen.getByText('101')).toBeInTheDocument();
    expect(screen.getByText('Going away')).toBeInTheDocument();
    expect(screen.getByText('sec-websocket-protocol')).toBeInTheDocument();
    expect(screen.getByText('upgrade')).toBeInTheDocument();
    expect(screen.getByText('No messages were recorded.')).toBeInTheDocument();
  });

  it.each([
    [2, 'Binary'],
    [9, 'Ping'],
    [8, 'Close'],
    [5, 'Opcode 5'],
  ])('names a frame with opcode %i', (opcode, name) => {
    open([{ opcode, payloadData: 'AAE=' }]);

    expect(messages()[0]).toHaveTextContent(name);
  });

  it('marks an empty frame', async () => {
    const { user } = open([{ opcode: 9 }]);

    await user.click(screen.getByRole('button', { name: /Ping/ }));

    expect(screen.getByText('The body is empty.')).toBeInTheDocument();
  });

  it('shows the first messages of a long conversation', async () => {
    const { user } = open(manyFrames(210));
    expect(ticks()).toHaveLength(200);
    expect(screen.getByText('210')).toBeInTheDocument();

    await user.click(screen.getByText('Show 10 more'));

    expect(ticks()).toHaveLength(210);
  });

  it('keeps the focus on Show more and moves it to the next message at the end', async () => {
    const { user } = open(manyFrames(410));

    await user.click(screen.getByText('Show 200 more'));
    expect(screen.getByRole('button', { name: 'Show 10 more' })).toHaveFocus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(screen.getByText('{"tick":399}').closest('button')).toHaveFocus());
    await user.tab();
    expect(screen.getByText('{"tick":400}').closest('button')).toHaveFocus();
  });

  it('searches the messages of a long conversation', async () => {
    const { user } = open(manyFrames(300));

    await user.click(screen.getByLabelText('Filter messages'));
    await user.paste('TICK":29');

    await waitFor(() => expect(ticks()).toHaveLength(11));
    expect(screen.getByRole('status')).toHaveTextContent('11 of 300 messages');

    await user.paste('x');
    expect(await screen.findByText('No messages match.')).toBeInTheDocument();
  });
});
