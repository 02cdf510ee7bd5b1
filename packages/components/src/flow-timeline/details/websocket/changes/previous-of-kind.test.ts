import type { WebSocketFrame } from '@flowlens/timeline';
import { websocketFrames } from '@flowlens/timeline';
import { describe, expect, it } from 'vitest';
import { aConversation, type Frame } from '../../test-support/recorded-entries.js';
import { previousOfKind } from './previous-of-kind.js';

const framesOf = (frames: readonly (Frame | string)[]): WebSocketFrame[] =>
  websocketFrames(
    aConversation(frames.map((frame) => (typeof frame === 'string' ? { payloadData: frame } : frame))) as never,
  );

function previous(frames: readonly (Frame | string)[]): string | undefined {
  const all = framesOf(frames);
  return previousOfKind(all, all.length - 1)?.frame.payload;
}

describe('previousOfKind', () => {
  it('skips frames of another kind', () => {
    expect(previous(['{"type":"price","n":1}', '{"type":"stock"}', '{"type":"price","n":2}'])).toBe(
      '{"type":"price","n":1}',
    );
  });

  it('skips frames in the other direction', () => {
    const sent: Frame = { type: 'websocket_frame_sent', payloadData: '{"n":2}' };
    expect(previous(['{"n":1}', sent, '{"n":3}'])).toBe('{"n":1}');
  });

  it('compares all keys that name a kind', () => {
    expect(
      previous(['{"event":"tick","channel":"a"}', '{"event":"tick","channel":"b"}', '{"event":"tick","channel":"a"}']),
    ).toBe('{"event":"tick","channel":"a"}');
  });

  it('takes the first text of an array as its kind', () => {
    expect(previous(['["add",1]', '["remove",1]', '["add",2]'])).toBe('["add",1]');
  });

  it('compares Socket.IO packets of one event', () => {
    expect(previous(['42["tick",{"n":1}]', '2', '42["trade",{}]', '42["tick",{"n":2}]'])).toBe('42["tick",{"n":1}]');
  });

  it.each([
    ['no earlier frame', ['{"a":1}']],
    ['only other kinds', ['{"type":"a"}', '{"type":"b"}']],
    ['only text', ['ping', 'pong']],
    ['an incomplete frame', ['{"a":1}', '{"a":1\n[truncated, 100 bytes in all]']],
  ])('finds nothing with %s', (_what, frames) => {
    expect(previous(frames)).toBeUndefined();
  });
});
