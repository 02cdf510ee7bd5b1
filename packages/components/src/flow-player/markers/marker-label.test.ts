import type { MarkerItem, PlayerMarker } from '@flowlens/timeline';
import { describe, expect, it } from 'vitest';
import { leadCount, rankedItems } from './marker-label.js';

const item = (kind: MarkerItem['kind']) => ({ kind, timeMs: 0, label: '', description: '' }) as MarkerItem;
const markerOf = (...kinds: MarkerItem['kind'][]): PlayerMarker => ({
  id: 'm',
  lane: 'event',
  timeMs: 0,
  position: 0,
  items: kinds.map(item),
});

describe('leadCount', () => {
  it('counts errors alone on a mark that also holds comments', () => {
    expect(leadCount(markerOf('comment', 'console_error', 'network', 'comment'))).toBe(2);
  });

  it('counts comments on a mark of comments', () => {
    expect(leadCount(markerOf('comment', 'comment', 'comment'))).toBe(3);
  });

  it('counts marked moments alone on a mark that also holds errors', () => {
    expect(leadCount(markerOf('console_error', 'recorder_mark', 'console_error'))).toBe(1);
  });
});

describe('rankedItems', () => {
  it('puts marked moments before errors, and errors before comments', () => {
    const marker = markerOf('comment', 'console_error', 'recorder_mark', 'network', 'comment');

    expect(rankedItems(marker).map(({ kind }) => kind)).toEqual([
      'recorder_mark',
      'console_error',
      'network',
      'comment',
      'comment',
    ]);
  });
});
